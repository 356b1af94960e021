import type { Answer } from "#contract/endpoint.ts";
import type { getLedger } from "#contract/ledger.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Arm = Answer<typeof getLedger>["arms"][number];

const most = 12;

/** Which styles were tried with which pieces, and what came of each. */
export function LedgerArms({ arms }: { arms: readonly Arm[] }) {
  const number = (count: number) => formatNumber(count, currentLanguage());
  return (
    <ul className="grid gap-x-16 md:grid-cols-2">
      {arms.slice(0, most).map((arm) => (
        <li
          key={`${arm.universe} ${arm.style} ${arm.family}`}
          className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2 text-14"
        >
          <span>
            {arm.label}
            {arm.adopted && <span className="block text-12 text-accent">{m.taste_arm_adopted()}</span>}
          </span>
          <span className="flex flex-none items-center gap-4">
            <Tally shown={arm.shown} hits={arm.hits} />
            <span className="num w-20 text-right text-muted">
              {m.taste_arm_hits({ hits: number(arm.hits), shown: number(arm.shown) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const stitches = 10;

/** A stitch for each that was shown, red for those that were right; its words stand beside it. */
function Tally({ shown, hits }: { shown: number; hits: number }) {
  const count = Math.min(shown, stitches);
  const red = Math.round((hits / Math.max(1, shown)) * count);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" className="h-1 w-25 max-sm:hidden">
      {[...Array(count).keys()].map((place) => (
        <rect
          key={place}
          x={place * 10}
          y="1"
          width="7"
          height="2"
          rx="1"
          className={place < red ? "fill-accent" : "fill-thread"}
        />
      ))}
    </svg>
  );
}
