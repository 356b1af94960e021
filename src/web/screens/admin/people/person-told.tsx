import { type AdminPersonWhole, readPreferences } from "#contract/admin/people.ts";
import { universeOfGender } from "#vocabulary/universe.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { TableSkeleton } from "#web/features/admin/table-instead.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";

/** What somebody told of their taste, in words. */
export function PersonTold({ person }: { person: AdminPersonWhole }) {
  const universe = universeOfGender(person.gender);
  const { answer, problem, busy, again } = useAnswer(readPreferences, {
    query: { user: person.id, ...(universe ? { universe } : {}) },
  });
  const told = answer?.told?.filter(({ values }) => values.length > 0);
  return (
    <AdminSection title={m.admin_told()} note={m.admin_told_note()}>
      {problem && <Failure problem={problem} again={again} busy={busy} />}
      {!answer && !problem && <TableSkeleton columns={2} rows={4} />}
      {told?.length === 0 && <p className="text-14 text-muted">{m.admin_told_none()}</p>}
      {told && told.length > 0 && (
        <dl className="grid text-14 md:grid-cols-[12rem_minmax(0,1fr)]">
          {told.map(({ key, label, values }) => (
            <div
              key={key}
              className="border-line border-b py-2.5 md:col-span-2 md:grid md:grid-cols-subgrid md:gap-x-8"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere min-w-0">{values.join(", ")}</dd>
            </div>
          ))}
        </dl>
      )}
    </AdminSection>
  );
}
