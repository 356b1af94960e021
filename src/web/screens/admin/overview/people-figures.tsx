import type { AdminOverview } from "#contract/admin/overview.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { Figure, Figures } from "#web/features/admin/figure.tsx";
import { count, percent } from "#web/features/admin/figures.ts";
import { Funnel } from "#web/features/admin/funnel.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { stepNames } from "./words.ts";

/** Who is here, and how far those who came lately have got. */
export function PeopleFigures({ overview: { people, funnel } }: { overview: AdminOverview }) {
  const share = (part: number) => (people.total > 0 ? percent(part / people.total) : percent(0));
  return (
    <>
      <Figures>
        <Figure
          label={m.admin_figure_people()}
          value={count(people.total)}
          note={m.admin_figure_admins({ count: count(people.admins) })}
          to="/admin/people"
        />
        <Figure
          label={m.admin_figure_confirmed()}
          value={count(people.confirmed)}
          note={m.admin_share({ share: share(people.confirmed) })}
        />
        <Figure
          label={m.admin_figure_onboarded()}
          value={count(people.onboarded)}
          note={m.admin_share({ share: share(people.onboarded) })}
        />
        <Figure
          label={m.admin_figure_active()}
          value={count(people.active)}
          note={m.admin_figure_active_note()}
        />
      </Figures>
      <div className="mt-8">
        <AdminSection title={m.admin_funnel()} note={m.admin_funnel_note()}>
          {(funnel[0]?.people ?? 0) > 0 ? (
            <Funnel
              label={m.admin_funnel()}
              steps={funnel.map(({ step, people: reached }) => ({
                key: step,
                label: stepNames[step](),
                people: reached,
              }))}
            />
          ) : (
            <p className="text-14 text-muted">{m.admin_funnel_none()}</p>
          )}
        </AdminSection>
      </div>
    </>
  );
}
