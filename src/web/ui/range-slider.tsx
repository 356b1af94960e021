import { Slider as Base } from "@base-ui/react/slider";
import { useRef } from "react";
import { AfterMount } from "./after-mount.tsx";
import { classNames } from "./class-names.ts";
import { Histogram } from "./histogram.tsx";
import { LineShape } from "./line-shape.tsx";
import { isRange, moveRange, type Range, type RangeScale } from "./range-scale.ts";
import { thumbClass } from "./slider.tsx";

export type { Range } from "./range-scale.ts";

export interface RangeSliderProps {
  /** What is being limited: "Coats". */
  label: string;
  /** Names of the two ends for screen readers: ["At least", "At most"]. */
  endLabels: readonly [low: string, high: string];
  value: Range;
  onChange: (value: Range) => void;
  /** When the thumb is let go, and after every key: the time to load. */
  onCommit?: ((value: Range, by: "pointer" | "key") => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** Where the values lie when not at equal distances; it then decides about steps, too. */
  scale?: RangeScale | undefined;
  format: (value: number) => string;
  /** How many pieces there are in equal slices of the line, drawn behind. */
  bars?: readonly number[] | undefined;
  /** The bars are only a shape: the true ones are on their way. */
  waiting?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function RangeSlider(props: RangeSliderProps) {
  const { label, endLabels, value, bars, waiting, format } = props;
  const line = useLine(props);
  const { min, max } = line;
  const share = (at: number) => (at - min) / (max - min);
  const shares = [share(line.value[0]), share(line.value[1])] as const;
  const histogram = bars && (
    <Histogram
      {...{ bars, min, max }}
      value={waiting ? [max, max] : line.value}
      className={classNames("-mb-5.5", waiting && "animate-breathe")}
    />
  );
  return (
    <AfterMount
      instead={
        <div aria-hidden="true" className={classNames(props.disabled && "opacity-50", props.className)}>
          {histogram}
          <LineShape thumbs={shares} ink={shares} />
        </div>
      }
    >
      <Base.Root
        {...line}
        value={[...line.value]}
        thumbCollisionBehavior="none"
        disabled={props.disabled}
        aria-label={label}
        className={classNames("data-disabled:opacity-50", props.className)}
      >
        {histogram}
        {/* A finger that means to scroll the page must not move an end: by touch only the thumbs can be held. */}
        <Base.Control className="relative z-1 flex h-11 w-full touch-none select-none items-center pointer-coarse:pointer-events-none">
          <Base.Track className="h-px w-full bg-edge">
            <Base.Indicator className="-my-px h-0.5! bg-ink" />
            {([0, 1] as const).map((end) => (
              <Base.Thumb
                key={end}
                index={end}
                getAriaLabel={() => endLabels[end]}
                getAriaValueText={() => format(value[end])}
                className={classNames(thumbClass, "pointer-events-auto")}
              />
            ))}
          </Base.Track>
        </Base.Control>
      </Base.Root>
    </AfterMount>
  );
}

/** A scale is laid on this many equal places: fewer than there are points on a screen would show. */
const places = 1000;
const leap = 50;

/** What Base UI is given: the values themselves, or their places on the scale. */
function useLine({ value, onChange, onCommit, min, max, step = 1, scale }: RangeSliderProps) {
  // Base UI tells of a key and of its end in one breath, before anything is drawn again.
  const latest = useRef(value);
  latest.current = value;

  function accept(next: Range) {
    if (!isRange(next) || sameRange(next, latest.current)) return;
    latest.current = next;
    onChange(next);
  }
  const onValueCommitted = (_: readonly number[], { reason }: Base.Root.CommitEventDetails) =>
    onCommit?.(latest.current, isKey(reason) ? "key" : "pointer");

  if (!scale) {
    return {
      ...{ min, max, step, value, onValueCommitted },
      largeStep: step * 10,
      minStepsBetweenValues: Math.ceil(1 / step),
      onValueChange: ([low = min, high = max]: readonly number[]) => accept([low, high]),
    };
  }
  const placed = (of: Range): Range => [
    Math.round(scale.place(of[0]) * places),
    Math.round(scale.place(of[1]) * places),
  ];
  return {
    ...{ min: 0, max: places, step: 1, value: placed(value), onValueCommitted },
    largeStep: leap,
    onValueChange: (next: readonly number[], details: Base.Root.ChangeEventDetails) => {
      const end = details.activeThumbIndex === 0 ? 0 : 1;
      const to = next[end] ?? 0;
      const steps = isKey(details.reason) ? stepsOf(to - placed(latest.current)[end]) : undefined;
      accept(moveRange(scale, latest.current, steps ? { end, steps } : { end, place: to / places }));
    },
  };
}

/** An arrow is the next value, a leap five of them; Home and End are places like any other. */
function stepsOf(distance: number): number | undefined {
  if (Math.abs(distance) === 1) return distance;
  return Math.abs(distance) === leap ? Math.sign(distance) * 5 : undefined;
}

const isKey = (reason: string): boolean => reason === "keyboard" || reason === "input-change";

const sameRange = (one: Range, other: Range): boolean => one[0] === other[0] && one[1] === other[1];
