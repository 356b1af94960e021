import { useState } from "react";
import type { listPrices } from "#contract/choices.ts";
import { budgetRowsOf, type BudgetRow as Row } from "#vocabulary/budget.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { pricesCall } from "../calls.ts";
import type { Editing } from "../editing.ts";
import { type Offered, offeredIn } from "../offered.ts";
import { BudgetRow } from "./budget-row.tsx";
import { isRowLocked, toggleRow } from "./row-locks.ts";

type BudgetEditorProps = {
  editing: Editing;
  /** The first six rows, and the others on demand. */
  short?: boolean | undefined;
  initial?: Offered<typeof listPrices>;
};

/** What feels right to spend on each kind of piece. */
export function BudgetEditor(props: BudgetEditorProps) {
  return <Rows key={props.editing.universe} {...props} />;
}

const few = 6;

function Rows({ editing, short, initial }: BudgetEditorProps) {
  const { universe, preferences, change } = editing;
  const { answer, problem, again } = useAnswer(
    pricesCall,
    { query: { universe } },
    { initial: offeredIn(universe, initial) },
  );
  const [opened, setOpened] = useState(false);
  const rows = budgetRowsOf(universe);
  const entryOf = ({ key }: Row) => preferences.budget.find((entry) => entry.key === key);
  const isMoved = (row: Row) => {
    const entry = entryOf(row);
    return entry && (entry.minValue !== row.minValue || entry.maxValue !== row.maxValue);
  };
  // A row that was set is not estimated, so it is not hidden either.
  const whole = !short || opened || rows.slice(few).some(isMoved);
  const keys = rows.map(({ key }) => key);
  return (
    <div className="@container">
      {problem && <PricesMissing again={again} />}
      <ul className="grid items-end gap-x-14 gap-y-3 @lg:grid-cols-2">
        {(whole ? rows : rows.slice(0, few)).map((row, place) => {
          const entry = entryOf(row);
          const { key } = row;
          const prices = answer?.rows.find((one) => one.key === key)?.prices;
          return (
            entry && (
              <li
                key={key}
                tabIndex={opened && place === few ? -1 : undefined}
                ref={opened && place === few ? focus : undefined}
                className="min-w-0 outline-none"
              >
                <BudgetRow
                  name={row.label[universe][currentLanguage()]}
                  entry={entry}
                  prices={prices ?? (answer || problem ? null : undefined)}
                  locked={isRowLocked(preferences.locks, key)}
                  onChange={(range) => change({ budget: [{ key, ...range }] })}
                  onLock={() => change({ locks: toggleRow(preferences.locks, keys, key) })}
                />
              </li>
            )
          );
        })}
      </ul>
      <p className="mt-2 max-w-measure text-14 text-muted">
        {whole ? (
          m.budget_estimated()
        ) : (
          <>
            <button type="button" onClick={() => setOpened(true)} className="link hit-44 text-ink">
              {universe === "men" ? m.budget_more_men() : m.budget_more_women()}
            </button>{" "}
            {m.budget_more_estimated()}
          </>
        )}
      </p>
    </div>
  );
}

/** Whoever opened the rest with a key goes on from there. */
const focus = (row: HTMLLIElement | null) => row?.focus({ preventScroll: true });

function PricesMissing({ again }: { again: () => void }) {
  return (
    <p role="status" className="mb-6 text-14 text-muted">
      {m.budget_prices_missing()}{" "}
      <button type="button" onClick={again} className="link hit-44 text-ink">
        {m.error_try_again()}
      </button>
    </p>
  );
}
