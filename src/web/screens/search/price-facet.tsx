import { useEffect, useMemo, useRef, useState } from "react";
import type { SearchAnswer } from "#contract/search.ts";
import { withPrices } from "#web/features/search/change-search.ts";
import { placeOf, priceAt, priceLine } from "#web/features/search/price-line.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EuroField } from "./euro-field.tsx";
import type { FacetContext } from "./facet-context.ts";
import { PriceSlider } from "./price-slider.tsx";

type Prices = { readonly min: number | undefined; readonly max: number | undefined };

/** Long enough that a drag or a held arrow key is one choice. */
const settleMs = 180;

export function PriceFacet({
  facet,
  search,
  change,
  form,
}: FacetContext & { facet: SearchAnswer["facets"]["price"] }) {
  const line = useMemo(() => priceLine(facet), [facet]);
  const [draft, setDraft] = useState<Prices>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { priceMin, priceMax } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen now takes the place of what was dragged
  useEffect(() => setDraft(undefined), [priceMin, priceMax]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { min, max } = draft ?? { min: priceMin, max: priceMax };

  const keep = (prices: Prices) => change((before) => withPrices(before, prices.min, prices.max));
  function follow(prices: Prices) {
    setDraft(prices);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(prices), settleMs);
  }
  return (
    <Disclosure title={m.search_facet_price()} open heading="h2">
      <PriceSlider
        line={line}
        places={[placeOf(line, min, 0), placeOf(line, max, 1)]}
        onChange={([low, high], end) =>
          follow(end === 0 ? { min: priceAt(line, low), max } : { min, max: priceAt(line, high) })
        }
      />
      <div className="flex justify-between gap-4">
        <EuroField
          name="price_min"
          form={form}
          label={m.search_price_least()}
          placeholder="0"
          value={min}
          onCommit={(value) => keep({ min: value || undefined, max })}
        />
        <EuroField
          name="price_max"
          form={form}
          label={m.search_price_most()}
          placeholder={`${line.stops.at(-1)}+`}
          value={max}
          onCommit={(value) => keep({ min, max: value })}
        />
      </div>
    </Disclosure>
  );
}
