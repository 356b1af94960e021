import type { AdminOverview } from "#contract/admin/overview.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { type Bar, Bars } from "#web/features/admin/bars.tsx";
import { count, percent } from "#web/features/admin/figures.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { surfaceNames } from "./words.ts";

/** Below this a rate is an accident. */
const fewestShown = 100;

type Rate = { readonly shown: number; readonly taken: number };

/** How often a piece that was shown was taken up, by where it was shown and by how open people are. */
export function Hits({ overview }: { overview: AdminOverview }) {
  const { hits_by_surface: surfaces, hits_by_openness: degrees } = overview;
  return (
    <AdminSection title={m.admin_hits()} note={m.admin_hits_note({ least: count(fewestShown) })}>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <Rates
          title={m.admin_hits_surface()}
          bars={surfaces.map((hits) =>
            rateBar(
              hits.surface ?? "elsewhere",
              hits.surface ? surfaceNames[hits.surface]() : m.admin_surface_none(),
              hits,
            ),
          )}
        />
        <Rates
          title={m.admin_hits_openness()}
          bars={degrees.map(({ openness, stretches_shown, stretches_taken, ...hits }) =>
            rateBar(
              `${openness}`,
              m.admin_openness({ openness }),
              hits,
              stretches_shown > 0
                ? m.admin_hits_stretches({ taken: count(stretches_taken), shown: count(stretches_shown) })
                : undefined,
            ),
          )}
        />
      </div>
    </AdminSection>
  );
}

function Rates({ title, bars }: { title: string; bars: readonly Bar[] }) {
  return (
    <div className="min-w-0">
      <h3 className="border-line border-b pb-2 font-medium text-14">{title}</h3>
      {bars.length > 0 ? (
        <Bars label={title} bars={bars} />
      ) : (
        <p className="py-3 text-14 text-muted">{m.admin_hits_none()}</p>
      )}
    </div>
  );
}

function rateBar(key: string, label: string, { shown, taken }: Rate, more?: string): Bar {
  const isTold = shown >= fewestShown;
  return {
    key,
    label,
    value: isTold ? taken / shown : 0,
    said: isTold ? percent(taken / shown) : <span className="text-12 text-muted">{m.admin_too_few()}</span>,
    note: (
      <>
        {m.admin_hits_of({ taken: count(taken), shown: count(shown) })}
        {more && <span className="block">{more}</span>}
      </>
    ),
  };
}
