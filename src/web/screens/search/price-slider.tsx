import type { PriceLine } from "#web/features/search/price-line.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Histogram } from "#web/ui/histogram.tsx";
import { euros } from "./price-text.ts";

type Places = readonly [low: number, high: number];

type PriceSliderProps = {
  line: PriceLine;
  places: Places;
  onChange: (places: Places, end: 0 | 1) => void;
};

/**
 * Two native sliders on one line: keys, touch and screen readers as the platform has them, at a tenth of the weight
 * of a drawn one.
 */
export function PriceSlider({ line: { stops, bars }, places, onChange }: PriceSliderProps) {
  const last = stops.length - 1;
  const slices = bars.length;
  const [low, high] = places;
  const at = (place: number) => (place / last) * 100;
  return (
    <div>
      <div className="mx-2.25">
        <Histogram
          bars={bars}
          min={0}
          max={slices}
          value={[(low / last) * slices, (high / last) * slices]}
          className="-mb-5.5 h-14!"
        />
      </div>
      <div className="relative h-11">
        <svg aria-hidden="true" className="absolute inset-x-2.25 top-[21px] h-0.5 w-[calc(100%-18px)]">
          <rect width="100%" height="1" y="0.5" className="fill-edge" />
          <rect x={`${at(low)}%`} width={`${at(high) - at(low)}%`} height="2" className="fill-ink" />
        </svg>
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            min={0}
            max={last}
            step={1}
            value={places[end]}
            onChange={({ currentTarget: { value } }) => {
              const to = Number(value);
              onChange(end === 0 ? [Math.min(to, high - 1), high] : [low, Math.max(to, low + 1)], end);
            }}
            aria-label={end === 0 ? m.search_price_least() : m.search_price_most()}
            aria-valuetext={textAt(stops, places[end])}
            className={classNames(thumbs, end === 0 && low > last / 2 && "z-1")}
          />
        ))}
      </div>
    </div>
  );
}

const textAt = (stops: readonly number[], place: number): string =>
  place >= stops.length - 1 ? m.search_price_none() : euros(stops[place] ?? 0);

/** Only the thumbs can be held; the line under them belongs to both. */
const thumbs = classNames(
  "[@media(scripting:none)]:hidden pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent outline-none",
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none",
  "[&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:rounded-chip [&::-webkit-slider-thumb]:border-[1.5px] [&::-webkit-slider-thumb]:border-ink",
  "[&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:[box-shadow:none]",
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-chip",
  "[&::-moz-range-thumb]:border-[1.5px] [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-surface",
  "focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus focus-visible:[&::-webkit-slider-thumb]:outline-offset-3",
  "focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-focus",
);
