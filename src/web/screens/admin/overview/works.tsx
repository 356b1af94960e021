import type { AdminOverview } from "#contract/admin/overview.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { FactList } from "#web/features/admin/fact-list.tsx";
import { count } from "#web/features/admin/figures.ts";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { m } from "#web/i18n/paraglide/messages.js";

/** What is offered, and what is being sent. */
export function Works({ overview: { catalogue, mail } }: { overview: AdminOverview }) {
  const of = (filter: string) => `/admin/catalogue?${filter}`;
  return (
    <div>
      <AdminSection
        title={m.admin_health()}
        note={m.admin_health_note({ version: count(catalogue.version) })}
      >
        <FactList
          facts={[
            { label: m.admin_health_products(), value: count(catalogue.products), to: "/admin/catalogue" },
            { label: m.admin_health_offered(), value: count(catalogue.offered), to: of("state=offered") },
            { label: m.admin_health_hidden(), value: count(catalogue.hidden), to: of("state=hidden") },
            {
              label: m.admin_health_no_picture(),
              value: count(catalogue.without_picture),
              to: of("lacks=picture"),
            },
            { label: m.admin_health_no_size(), value: count(catalogue.without_size), to: of("lacks=size") },
            {
              label: m.admin_health_no_category(),
              value: count(catalogue.without_category),
              to: of("lacks=category"),
            },
            { label: m.admin_health_brands(), value: count(catalogue.brands) },
            { label: m.admin_health_shops(), value: count(catalogue.shops) },
          ]}
        />
      </AdminSection>
      <AdminSection title={m.admin_mail()}>
        <FactList
          facts={[
            {
              label: m.admin_mail_waiting(),
              value: count(mail.waiting),
              note: mail.oldest_waiting_at && (
                <>
                  {m.admin_mail_oldest()} <MomentText at={mail.oldest_waiting_at} />
                </>
              ),
              to: "/admin/outbox?state=waiting",
            },
            {
              label: m.admin_mail_failed(),
              value: count(mail.failed),
              to: "/admin/outbox?state=failed",
              alarming: mail.failed > 0,
            },
            { label: m.admin_mail_sent(), value: count(mail.sent), to: "/admin/outbox?state=sent" },
          ]}
        />
      </AdminSection>
    </div>
  );
}
