import type { AdminOverview } from "#contract/admin/overview.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { DayChart } from "#web/features/admin/day-chart.tsx";
import type { Series } from "#web/features/admin/day-table.tsx";
import { m } from "#web/i18n/paraglide/messages.js";

type Day = AdminOverview["days"][number];
type Measure = Exclude<keyof Day, "day">;

/** What happened, day by day. */
export function Days({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return null;
  const dates = days.map(({ day }) => day);
  const series = (measure: Measure, label: string, look: Series["look"]): Series => ({
    label,
    values: days.map((day) => day[measure]),
    look,
  });
  return (
    <AdminSection title={m.admin_days()}>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <DayChart
          title={m.admin_days_people()}
          days={dates}
          sums={false}
          series={[
            series("active", m.admin_day_active(), "ink"),
            series("signed_up", m.admin_day_signed_up(), "accent"),
          ]}
        />
        <DayChart
          title={m.admin_days_taste()}
          days={dates}
          series={[
            series("likes", m.admin_day_likes(), "accent"),
            series("dislikes", m.admin_day_dislikes(), "thread"),
            series("bookmarks", m.admin_day_bookmarks(), "ink"),
          ]}
        />
        <DayChart
          title={m.admin_days_shops()}
          days={dates}
          series={[series("click_outs", m.admin_day_click_outs(), "ink")]}
        />
        <DayChart
          title={m.admin_days_work()}
          days={dates}
          series={[
            series("lists", m.admin_day_lists(), "ink"),
            series("messages", m.admin_day_messages(), "accent"),
          ]}
        />
      </div>
    </AdminSection>
  );
}
