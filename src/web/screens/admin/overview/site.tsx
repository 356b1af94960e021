import type { AdminOverview } from "#contract/admin/overview.ts";
import { localeTag } from "#vocabulary/language.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { FactList } from "#web/features/admin/fact-list.tsx";
import { count } from "#web/features/admin/figures.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** What runs, and how it feels. */
export function Site({ site }: { site: AdminOverview["site"] }) {
  return (
    <AdminSection title={m.admin_site()}>
      <FactList
        wide
        facts={[
          {
            label: m.admin_site_status(),
            value: site.status === "ok" ? m.admin_site_ok() : m.admin_site_unavailable(),
            alarming: site.status !== "ok",
          },
          { label: m.admin_site_uptime(), value: lasted(site.uptime_s) },
          {
            label: m.admin_site_database(),
            value: site.database === "embedded" ? m.admin_site_embedded() : site.database,
          },
          { label: m.admin_site_memory(), value: m.admin_site_mb({ mb: count(site.memory_mb) }) },
          { label: m.admin_site_delay(), value: m.admin_site_ms({ ms: count(site.event_loop_p99_ms) }) },
          { label: m.admin_site_build(), value: site.build },
        ]}
      />
    </AdminSection>
  );
}

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** In the largest unit that fits: 3 days, 40 minutes. */
function lasted(seconds: number): string {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? units[3];
  return new Intl.NumberFormat(localeTag[currentLanguage()], {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(Math.floor(seconds / length));
}
