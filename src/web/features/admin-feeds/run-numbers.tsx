import type { AdminFeedRun } from "#contract/admin/catalogue.ts";
import { count } from "#web/features/admin/figures.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";

/** What a run did or would do, in numbers: what changes in ink, the rest beside it. */
export function RunNumbers({ run }: { run: AdminFeedRun }) {
  const { summary, rows, products, errors, warnings } = run;
  const numbers: readonly (readonly [string, number, boolean?])[] = [
    [m.admin_run_rows(), rows],
    [m.admin_run_products(), products],
    ...(summary
      ? ([
          [m.admin_run_added(), summary.added, true],
          [m.admin_run_changed(), summary.changed, true],
          [m.admin_run_unchanged(), summary.unchanged],
          [m.admin_run_returned(), summary.returned, true],
          [m.admin_run_missed_once(), summary.missed_once],
          [m.admin_run_out_of_stock(), summary.out_of_stock, true],
          [m.admin_run_archived(), summary.archived, true],
          [m.admin_run_new_brands(), summary.new_brands],
        ] as const)
      : []),
    [m.admin_run_errors(), errors],
    [m.admin_run_warnings(), warnings],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 border-line border-t sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {numbers.map(([label, value, strong]) => (
        <div key={label} className="border-line border-b py-4">
          <dt className="text-12 text-muted">{label}</dt>
          <dd
            className={classNames(
              "num mt-1 font-serif text-d28",
              value === 0 && "text-muted",
              strong && value > 0 && "text-accent",
            )}
          >
            {count(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
