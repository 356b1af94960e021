import { type PointerEvent, useRef } from "react";
import { classNames } from "./class-names.ts";

export interface DialProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The value in words, for screen readers. */
  format: (value: number) => string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The openness dial: a half circle of ticks. A range input does the keys and the words, the arc follows the pointer. */
export function Dial({ label, value, onChange, min, max, format, disabled, className }: DialProps) {
  const input = useRef<HTMLInputElement>(null);
  const steps = max - min;
  const fine = steps * ticksAStep;

  function turn(event: PointerEvent<HTMLDivElement>) {
    if (disabled || (event.type === "pointermove" && event.buttons !== 1)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [
      event.clientX - box.left - box.width / 2,
      box.bottom - box.height * below - event.clientY,
    ];
    const part = 1 - Math.atan2(Math.max(y, 0), x) / Math.PI;
    const next = min + Math.round(part * steps);
    if (next !== value) onChange(next);
  }
  function grip(event: PointerEvent<HTMLDivElement>) {
    if (disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    input.current?.focus({ preventScroll: true });
    turn(event);
  }

  const [thumbX, thumbY] = point((value - min) / steps, 118);
  return (
    <div
      className={classNames(
        "group relative mx-auto w-full max-w-80 cursor-pointer touch-none select-none has-disabled:opacity-50",
        className,
      )}
      onPointerDown={grip}
      onPointerMove={turn}
    >
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={format(value)}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="peer pointer-events-none absolute inset-0 opacity-0"
      />
      <svg viewBox="-166 -164 332 192" aria-hidden="true" className="block w-full overflow-visible">
        {[...Array(fine + 1).keys()].map((tick) => {
          const whole = tick % ticksAStep === 0;
          const [x1, y1] = point(tick / fine, 118);
          const [x2, y2] = point(tick / fine, whole ? 98 : 108);
          const reached = tick <= (value - min) * ticksAStep;
          return (
            <path
              key={tick}
              d={`M${x1} ${y1}L${x2} ${y2}`}
              strokeWidth={whole ? 1.6 : 1.2}
              className={reached ? "stroke-ink" : "stroke-thread"}
            />
          );
        })}
        {[...Array(steps + 1).keys()].map((step) => {
          const [x, y] = point(step / steps, 147);
          return (
            <text
              key={step}
              x={x}
              y={y + 5}
              textAnchor="middle"
              className={classNames(
                "num text-14",
                step === value - min ? "fill-ink font-semibold" : "fill-muted",
              )}
            >
              {step + min}
            </text>
          );
        })}
        <text y="-6" textAnchor="middle" className="fill-ink font-serif text-d80">
          {value}
        </text>
        <circle
          cx={thumbX}
          cy={thumbY}
          r="11"
          strokeWidth="1.8"
          className="fill-surface stroke-ink transition-transform duration-fast ease-out [transform-box:fill-box] [transform-origin:center] group-hover:scale-110"
        />
        <circle
          cx={thumbX}
          cy={thumbY}
          r="16"
          fill="none"
          strokeWidth="2"
          className="stroke-focus opacity-0 group-has-focus-visible:opacity-100"
        />
      </svg>
    </div>
  );
}

const ticksAStep = 8;
/** How much of the drawing lies under the middle of the circle. */
const below = 28 / 192;

/** A place on the half circle: 0 is left, 1 is right. */
function point(part: number, radius: number): [x: number, y: number] {
  const angle = Math.PI * (1 - part);
  return [round(Math.cos(angle) * radius), round(-Math.sin(angle) * radius)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
