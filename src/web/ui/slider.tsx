import { Slider as Base } from "@base-ui/react/slider";
import { AfterMount } from "./after-mount.tsx";
import { classNames } from "./class-names.ts";
import { LineShape } from "./line-shape.tsx";

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  onCommit?: ((value: number) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value in words, for screen readers. */
  format: (value: number) => string;
  /** Words under the line at equal distances; the nearest one to the value is set in ink. */
  stops?: readonly string[] | undefined;
  /** A measuring tape instead of a line: a needle over ticks. */
  look?: "line" | "tape" | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function Slider(props: SliderProps) {
  const { label, value, onChange, onCommit, min, max, step = 1, format, stops, look = "line" } = props;
  const share = (value - min) / (max - min);
  const near = stops && Math.round(share * (stops.length - 1));
  return (
    <AfterMount
      instead={
        <div aria-hidden="true" className={classNames(props.disabled && "opacity-50", props.className)}>
          {look === "tape" ? <div className="h-11" /> : <LineShape thumbs={[share]} ink={[0, share]} />}
          {stops && <div className="h-[1lh] text-12" />}
        </div>
      }
    >
      <Base.Root
        value={value}
        onValueChange={onChange}
        onValueCommitted={onCommit}
        min={min}
        max={max}
        step={step}
        largeStep={step * 2}
        disabled={props.disabled}
        className={classNames("data-disabled:opacity-50", props.className)}
      >
        <Base.Control className="relative flex h-11 w-full touch-none select-none items-center">
          <Base.Track className={look === "tape" ? "h-6 w-full" : "h-px w-full bg-edge"}>
            {look === "tape" ? <Ticks /> : <Base.Indicator className="-my-px h-0.5! bg-ink" />}
            <Base.Thumb
              getAriaLabel={() => label}
              getAriaValueText={(_, at) => format(at)}
              className={look === "tape" ? needleClass : thumbClass}
            />
          </Base.Track>
        </Base.Control>
        {stops && (
          <div aria-hidden="true" className="flex justify-between text-12 text-muted">
            {stops.map((stop, place) => (
              <span key={stop} className={classNames(place === near && "font-medium text-ink")}>
                {stop}
              </span>
            ))}
          </div>
        )}
      </Base.Root>
    </AfterMount>
  );
}

/** 18 px to look at, 44 px to hold. */
export const thumbClass = classNames(
  "size-4.5 rounded-chip border-[1.5px] border-ink bg-surface transition-transform duration-fast ease-out",
  "after:absolute after:-inset-3.5 after:content-[''] hover:scale-110 data-dragging:scale-120",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3",
);

const needleClass = classNames(
  "h-9 w-0.5 bg-ink after:absolute after:-inset-x-5 after:-inset-y-1 after:content-['']",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4",
);

function Ticks() {
  return (
    <span aria-hidden="true" className="flex h-full justify-between">
      {[...Array(21).keys()].map((tick) => (
        <span key={tick} className={classNames("w-px", tick % 5 === 0 ? "bg-edge" : "bg-thread")} />
      ))}
    </span>
  );
}
