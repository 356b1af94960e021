import { useMemo } from "react";
import type { PriceRow } from "#contract/choices.ts";
import { type BudgetEntry, type BudgetRange, moveMax, moveMin } from "#vocabulary/budget.ts";
import { formatMoney, formatNumber, isOne } from "#vocabulary/format.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { RangeSlider } from "#web/ui/range-slider.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LockButton } from "../lock-switch.tsx";
import { euroScale } from "./euro-scale.ts";
import { piecesInRange, priceBars, unknownBars } from "./price-bars.ts";
import { useDraft } from "./use-draft.ts";

type BudgetRowProps = {
  name: string;
  entry: BudgetEntry;
  /** Nothing while they are on their way, null when they cannot be had. */
  prices: PriceRow["prices"] | null | undefined;
  locked: boolean;
  onChange: (range: BudgetRange) => void;
  onLock: () => void;
};

/** What feels right to spend on one kind of piece, over what shops ask for it. */
export function BudgetRow({ name, entry, prices, locked, onChange, onLock }: BudgetRowProps) {
  const { draft, follow, release } = useDraft(onChange);
  const { min, max } = entry;
  const shown = { ...entry, ...draft };
  const scale = useMemo(() => euroScale({ min, max }), [min, max]);
  const bars = useMemo(() => priceBars(prices ?? [], { min, max }), [prices, min, max]);
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="display-28">{name}</h2>
        <p className="num whitespace-nowrap">
          {euros(shown.minValue)} – {euros(shown.maxValue)}
        </p>
      </div>
      <RangeSlider
        label={name}
        endLabels={[m.budget_at_least({ name }), m.budget_at_most({ name })]}
        value={[shown.minValue, shown.maxValue]}
        onChange={([low, high]) => {
          const { minValue, maxValue } = low === shown.minValue ? moveMax(shown, high) : moveMin(shown, low);
          follow({ minValue, maxValue });
        }}
        onCommit={(_, by) => release(by)}
        min={min}
        max={max}
        scale={scale}
        format={euros}
        bars={prices === undefined ? unknownBars : bars}
        waiting={prices === undefined}
        className="mt-2"
      />
      <div className="-mt-2 flex items-start justify-between gap-3 text-12 text-muted">
        <LockButton
          on={locked}
          locked={m.budget_locked()}
          open={m.budget_open()}
          about={name}
          onToggle={onLock}
          className="pt-1 pb-6 text-12!"
        />
        {prices && <p className="num pt-1 text-right">{piecesText(piecesInRange(prices, shown))}</p>}
        {prices === undefined && <Skeleton className="mt-2 h-2.5 w-24" />}
      </div>
    </>
  );
}

const euros = (value: number): string => formatMoney(value * 100, houseCurrency, currentLanguage());

function piecesText(pieces: number): string {
  const language = currentLanguage();
  const count = formatNumber(pieces, language);
  return isOne(pieces, language) ? m.budget_pieces_one({ count }) : m.budget_pieces({ count });
}
