import { Slider as Base } from "@base-ui/react/slider";
import { AfterMount } from "./after-mount.tsx";
import { classNames } from "./class-names.ts";
import { Histogram } from "./histogram.tsx";
import { thumbClass } from "./slider.tsx";

export type Range = readonly [low: number, high: number];

export interface RangeSliderProps {
  /** What is being limited: "Coats". */
  label: string;
  /** Names of the two ends for screen readers: ["At least", "At most"]. */
  endLabels: readonly [low: string, high: string];
  value: Range;
  onChange: (value: Range) => void;
  /** When the thumb is let go: the time to load. */
  onCommit?: ((value: Range) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  format: (value: number) => string;
  /** How many pieces there are in equal slices from min to max, drawn behind. */
  bars?: readonly number[] | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function RangeSlider(props: RangeSliderProps) {
  const { label, endLabels, value, onChange, onCommit, min, max, step = 1, format, bars } = props;
  const [low, high] = endLabels;
  const histogram = bars && <Histogram bars={bars} min={min} max={max} value={value} className="-mb-5.5" />;
  return (
    <AfterMount
      instead={
        <div aria-hidden="true" className={props.className}>
          {histogram}
          <div className="h-11" />
        </div>
      }
    >
      <Base.Root
        value={[...value]}
        onValueChange={(next) => acceptRange(next, onChange)}
        onValueCommitted={(next) => onCommit && acceptRange(next, onCommit)}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        minStepsBetweenValues={Math.ceil(1 / step)}
        thumbCollisionBehavior="none"
        disabled={props.disabled}
        aria-label={label}
        className={classNames("data-disabled:opacity-50", props.className)}
      >
        {histogram}
        <Base.Control className="relative flex h-11 w-full touch-none select-none items-center">
          <Base.Track className="h-px w-full bg-edge">
            <Base.Indicator className="-my-px h-0.5 bg-ink" />
            <Base.Thumb
              index={0}
              getAriaLabel={() => low}
              getAriaValueText={(_, at) => format(at)}
              className={thumbClass}
            />
            <Base.Thumb
              index={1}
              getAriaLabel={() => high}
              getAriaValueText={(_, at) => format(at)}
              className={thumbClass}
            />
          </Base.Track>
        </Base.Control>
      </Base.Root>
    </AfterMount>
  );
}

/** SPEC.md §5: the low end stays at least 1 under the high end; a change that breaks it is ignored. */
function acceptRange(next: readonly number[], accept: (value: Range) => void): void {
  const [low, high] = next;
  if (low === undefined || high === undefined || low > high - 1) return;
  accept([low, high]);
}
