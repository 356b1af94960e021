import { type KeyboardEvent, useRef, useState } from "react";
import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { useOpenTrait } from "./open-trait.ts";
import {
  axisOrder,
  closedPath,
  labelAt,
  lineHeight,
  linesOf,
  namesThatFit,
  pointAt,
  reachOf,
  slicePath,
} from "./radar.ts";
import { RadarGround } from "./radar-ground.tsx";
import { standing } from "./strength.ts";
import { useWide } from "./use-wide.ts";

type Axis = Taste["styles"][number] & { readonly place: number };

/** Beside the text, or under it on a phone, where only the names that say something have room. */
const shapes = {
  wide: { radius: 190, edge: 330, box: "-330 -240 660 480" },
  narrow: { radius: 106, edge: 178, box: "-170 -146 340 292" },
};

/** From the circle to its names. */
const outside = 14;

/** The 22 styles as one shape. Each of them can be touched; with the keyboard, arrows go around the circle. */
export function StyleRadar({ styles, compared }: Pick<Taste, "styles" | "compared">) {
  const wide = useWide();
  const { radius, edge, box } = wide ? shapes.wide : shapes.narrow;
  const axes = axisOrder.flatMap((id, place): Axis[] => {
    const style = styles.find((one) => one.id === id);
    return style ? [{ ...style, place }] : [];
  });
  const strongest = axes.reduce(
    (most, { weight, place }) => (weight > (axes[most]?.weight ?? 0) ? place : most),
    0,
  );
  const [focused, setFocused] = useState<number>();
  const circle = useRef<SVGGElement>(null);
  const named = wide ? undefined : namesThatFit(axes, radius + outside, edge);
  const shape = (weightOf: (axis: Axis) => number) =>
    closedPath(axes.map((axis) => pointAt(axis.place, reachOf(weightOf(axis)) * radius)));

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const to = ((focused ?? strongest) + step + axes.length) % axes.length;
    setFocused(to);
    circle.current?.querySelector<SVGGElement>(`[data-place="${to}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML groups what is inside of a drawing
    <svg viewBox={box} role="group" aria-label={m.taste_styles()} className="block w-full overflow-visible">
      <RadarGround radius={radius} />
      {compared && (
        <path
          d={shape(({ compared: before, weight }) => before ?? weight)}
          fill="none"
          strokeDasharray="1.5 4"
          strokeLinecap="round"
          className="stroke-ink"
          strokeWidth="1.25"
        />
      )}
      <path
        d={shape(({ weight }) => weight)}
        className="fill-accent/8 stroke-accent"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <g ref={circle} role="toolbar" aria-label={m.taste_styles_hint()} onKeyDown={walk}>
        {axes.map((axis) => (
          <AxisButton
            key={axis.id}
            axis={axis}
            radius={radius}
            edge={edge}
            named={named?.has(axis.place) ?? true}
            reachable={axis.place === (focused ?? strongest)}
            onFocus={() => setFocused(axis.place)}
          />
        ))}
      </g>
    </svg>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From here on a style is set in ink. */
const plain = 0.3;

type AxisButtonProps = {
  axis: Axis;
  radius: number;
  edge: number;
  named: boolean;
  reachable: boolean;
  onFocus: () => void;
};

function AxisButton({ axis, radius, edge, named, reachable, onFocus }: AxisButtonProps) {
  const open = useOpenTrait();
  const { trait, label, place, weight, strength, locked, setting } = axis;
  const point = pointAt(place, reachOf(weight) * radius);
  const words = labelAt(place, radius + outside);
  const strong = weight >= plain;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside of a drawing
    <g
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={m.taste_axis({ name: label, strength: standing(strength, locked) })}
      data-place={place}
      onFocus={onFocus}
      onClick={({ currentTarget }) => open(trait, currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        open(trait, event.currentTarget);
      }}
      className="group/axis cursor-pointer outline-none"
    >
      <path d={slicePath(place, radius * 0.16, radius + 34)} className="fill-transparent" />
      <circle
        cx={point.x}
        cy={point.y}
        r={strong || setting ? 4.5 : 2.5}
        strokeWidth="1.5"
        className={classNames(
          "stroke-accent transition-[stroke-width] duration-fast group-hover/axis:stroke-[3]",
          "group-focus-visible/axis:stroke-[4] group-focus-visible/axis:stroke-ink",
          strong || setting ? "fill-paper" : "fill-accent",
        )}
      />
      <text
        x={words.x}
        y={words.y}
        textAnchor={words.anchor}
        className={classNames(
          "text-12 underline-offset-4 group-hover/axis:fill-ink group-focus-visible/axis:fill-ink group-focus-visible/axis:underline",
          strong ? "fill-ink font-semibold" : "fill-muted",
          !named && "opacity-0 group-focus-visible/axis:opacity-100",
        )}
      >
        {linesOf(label, words, edge).map((line, place) => (
          <tspan key={line} x={words.x} dy={place * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
