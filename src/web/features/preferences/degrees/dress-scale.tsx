import { type PointerEvent, useId } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { dressCodes } from "./degree-words.ts";

type DressScaleProps = {
  value: number;
  onChange: (value: number) => void;
  /** Nothing beside it comes in: the line shows no reach. */
  exact: boolean;
  /** The id of what explains the value. */
  describedBy: string;
};

/** Five words on a line. Native radio buttons under it do the keys and the taps; a drag moves the thumb along. */
export function DressScale({ value, onChange, exact, describedBy }: DressScaleProps) {
  const name = useId();

  function drag(event: PointerEvent<HTMLFieldSetElement>) {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left - radius) / (width - 2 * radius);
    const next = 1 + Math.round(Math.min(Math.max(part, 0), 1) * (dressCodes.length - 1));
    if (next !== value) onChange(next);
  }

  return (
    <fieldset
      aria-describedby={describedBy}
      onPointerMove={drag}
      className="group relative min-w-0 touch-pan-y select-none"
    >
      <legend className="sr-only">{m.degrees_dress()}</legend>
      <Line value={value} exact={exact} />
      <div className="grid grid-cols-[minmax(44px,1fr)_2fr_2fr_2fr_minmax(44px,1fr)] text-center text-12">
        {dressCodes.map(({ word }, place) => (
          <label
            key={word()}
            className={classNames(
              "relative flex h-18 flex-col whitespace-nowrap pt-11 text-muted transition-colors duration-fast",
              "first:items-start last:items-end hover:text-ink has-checked:font-medium has-checked:text-ink",
              place > 0 && place < dressCodes.length - 1 && "items-center",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={place + 1 === value}
              onChange={() => onChange(place + 1)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {word()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const radius = 9;
/**
 * How far the thumb is from the end: a style attribute is against our policy, so each place has its class. It is
 * moved to the left, because what sticks out to the right would make the page scroll.
 */
const places = [
  "-translate-x-full",
  "-translate-x-3/4",
  "-translate-x-1/2",
  "-translate-x-1/4",
  "translate-x-0",
];

function Line({ value, exact }: { value: number; exact: boolean }) {
  const at = (place: number) => `${Math.min(Math.max(place, 0), 4) * 25}%`;
  const reach = exact ? 0 : 1;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-[9px] top-0 h-11">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <line x1="0" x2="100%" y1="22" y2="22" className="stroke-edge" />
        {dressCodes.map(({ word }, place) => (
          <line key={word()} x1={at(place)} x2={at(place)} y1="18" y2="26" className="stroke-edge" />
        ))}
        <line
          x1={at(value - 1 - reach)}
          x2={at(value - 1 + reach)}
          y1="22"
          y2="22"
          strokeWidth="2"
          className="stroke-ink"
        />
      </svg>
      <div
        className={classNames(
          "absolute inset-0 transition-transform duration-medium ease-out",
          places[value - 1],
        )}
      >
        <span
          className={classNames(
            "absolute top-[13px] -right-[9px] size-4.5 rounded-chip border-[1.5px] border-ink bg-surface",
            "outline-2 outline-transparent outline-offset-3 group-has-focus-visible:outline-focus",
          )}
        />
      </div>
    </div>
  );
}
