import type { ReactNode } from "react";
import type { TracedPick } from "#contract/admin/reco.ts";
import { formatDay } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { actionWords, badgeWords, type RecoAction } from "./reco-words.ts";
import { TraceTable } from "./trace-table.tsx";

type TraceViewProps = {
  pick: TracedPick;
  /** Sets something by hand for this piece; left out where it can only be looked at. */
  onAct?: ((action: RecoAction | "clear") => void) | undefined;
};

/** Why a pick is where it is: the sum of its points, the rules it passed, what moved it, and what can be done. */
export function TraceView({ pick, onAct }: TraceViewProps) {
  const { product, override } = pick;
  return (
    <div className="grid gap-x-12 gap-y-7 pt-3 pb-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <TraceTable pick={pick} />
      </div>
      <dl className="grid content-start gap-5 text-14">
        {override && (
          <Part title={m.admin_reco_trace_override()}>
            {badgeWords[override.action]()}, {untilText(override.until)}
            {override.note && <span className="block text-muted">{override.note}</span>}
          </Part>
        )}
        <Part title={m.admin_reco_trace_diversity()}>
          <Diversity pick={pick} />
        </Part>
        {pick.stretch && (
          <Part title={m.admin_reco_trace_stretch()}>
            {m.admin_reco_trace_propensity({
              reason: pick.stretch.reason,
              propensity: percent(pick.stretch.propensity),
            })}
          </Part>
        )}
        <Part title={m.admin_reco_trace_rules()}>
          <ul>
            {pick.rules.map(({ rule, said }) => (
              <li key={rule} className="flex gap-2 py-0.5">
                <CheckIcon className="mt-1 size-3.5 flex-none" />
                {said}
              </li>
            ))}
          </ul>
        </Part>
      </dl>
      <div className="flex flex-wrap items-center gap-3 xl:col-span-2">
        {onAct &&
          (["pin", "hide", "boost"] as const).map((action) => (
            <Button key={action} size="small" onClick={() => onAct(action)}>
              {actionWords[action].does()}
            </Button>
          ))}
        {onAct && override && (
          <Button size="small" look="ink" onClick={() => onAct("clear")}>
            {actionWords.clear.does()}
          </Button>
        )}
        <Link to={productPath(product)} className="link inline-flex min-h-11 items-center text-14">
          {m.admin_reco_to_product()}
        </Link>
      </div>
    </div>
  );
}

function Diversity({ pick: { place, diversity } }: { pick: TracedPick }) {
  const { place_by_score: byScore, said } = diversity;
  const where =
    place === byScore
      ? m.admin_reco_trace_same_place({ place })
      : m.admin_reco_trace_moved({ by_score: byScore, place });
  return (
    <>
      {where} {said && `${said}.`}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

export const untilText = (until: string | null): string =>
  until === null ? m.admin_reco_no_end() : m.admin_reco_until({ date: formatDay(until, currentLanguage()) });

const percent = (share: number): string =>
  share.toLocaleString(currentLanguage(), { style: "percent", maximumFractionDigits: 1 });
