import type { AdminOverview } from "#contract/admin/overview.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { Bars } from "#web/features/admin/bars.tsx";
import { count, percent, shortDay } from "#web/features/admin/figures.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** What people look for and we have nothing to show for. */
export function Searches({ overview }: { overview: AdminOverview }) {
  const { searches, searches_without_results: missing } = overview;
  const share = searches.total > 0 ? searches.without_results / searches.total : 0;
  return (
    <AdminSection
      title={m.admin_searches()}
      note={
        searches.total > 0 &&
        m.admin_searches_note({
          total: count(searches.total),
          empty: count(searches.without_results),
          share: percent(share),
        })
      }
    >
      {missing.length > 0 ? (
        <Bars
          label={m.admin_searches()}
          bars={missing.map(({ text, times, last_on }) => ({
            key: text,
            label: text,
            value: times,
            note: m.admin_searches_last({ day: shortDay(last_on) }),
            to: `/search?q=${encodeURIComponent(text)}`,
          }))}
        />
      ) : (
        <p className="text-14 text-muted">
          {searches.total > 0 ? m.admin_searches_none() : m.admin_searches_quiet()}
        </p>
      )}
    </AdminSection>
  );
}
