import { classNames } from "./class-names.ts";

export interface HistogramProps {
  bars: readonly number[];
  min: number;
  max: number;
  /** The part that counts is drawn in ink. */
  value: readonly [low: number, high: number];
  className?: string | undefined;
}

/** How many pieces at each price. The numbers beside it say the same in words, so it is hidden from screen readers. */
export function Histogram({ bars, min, max, value, className }: HistogramProps) {
  const top = Math.max(...bars) || 1;
  const slice = (max - min) / bars.length;
  return (
    <svg
      viewBox={`0 0 ${bars.length * 3} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("block h-16 w-full", className)}
    >
      {bars.map((count, place) => {
        const middle = min + (place + 0.5) * slice;
        const height = (count / top) * 62;
        if (height < 0.25) return null;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the scale
            key={place}
            x={place * 3 + 0.5}
            y={64 - Math.max(1.5, height)}
            width="2"
            height={Math.max(1.5, height)}
            className={middle >= value[0] && middle <= value[1] ? "fill-ink" : "fill-thread"}
          />
        );
      })}
    </svg>
  );
}
