import { useState } from "react";
import type { TracedPick } from "#contract/admin/reco.ts";
import { Failure } from "#web/features/admin/failure.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { compareLists } from "./moved.ts";
import type { RecoAction } from "./reco-words.ts";
import { TracedListView } from "./traced-list.tsx";
import type { Traced } from "./use-traced.ts";

type Side = "a" | "b";

type ComparedListsProps = {
  a: Traced;
  b: Traced;
  titles: Readonly<Record<Side, string>>;
  /** One at a time on wide screens too. */
  stacked?: boolean;
  onAct?: ((pick: TracedPick, action: RecoAction | "clear", side: Side) => void) | undefined;
};

/** Two lists beside each other; on narrow screens one at a time, with a switch. What moved is marked in B, what left in A. */
export function ComparedLists({ a, b, titles, stacked = false, onAct }: ComparedListsProps) {
  const [shown, setShown] = useState<Side>("b");
  const compared = a.list && b.list && compareLists(a.list, b.list);
  const sides = { a, b };
  const movedIn = {
    a: (product: number) => (compared?.gone.has(product) ? ("gone" as const) : undefined),
    b: (product: number) => compared?.moves.get(product),
  };
  const isSame = compared && compared.moved === 0 && compared.fresh === 0;
  return (
    <div>
      <p role="status" className="min-h-[1lh] text-14 text-muted">
        {compared && (isSame ? m.admin_reco_compare_same() : m.admin_reco_compare_summary({ ...compared }))}
      </p>
      <Segmented
        label={m.admin_reco_compare_shown()}
        value={shown}
        onChange={setShown}
        options={(["a", "b"] as const).map((side) => ({ value: side, label: titles[side] }))}
        className={classNames("mt-2", !stacked && "lg:hidden")}
      />
      <div className={classNames("mt-4 grid gap-x-10", !stacked && "lg:grid-cols-2")}>
        {(["a", "b"] as const).map((side) => {
          const { problem, again, busy } = sides[side];
          return (
            <div
              key={side}
              className={classNames("min-w-0", side !== shown && (stacked ? "hidden" : "max-lg:hidden"))}
            >
              {!stacked && <h3 className="mb-2 hidden text-14 font-medium lg:block">{titles[side]}</h3>}
              {problem ? (
                <Failure problem={problem} again={again} busy={busy} />
              ) : (
                <TracedListView
                  traced={sides[side]}
                  label={titles[side]}
                  movedOf={movedIn[side]}
                  onAct={onAct && ((pick, action) => onAct(pick, action, side))}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
