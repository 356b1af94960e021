import { type AuditEntry, listAudit } from "#contract/admin/letters.ts";
import { isDay } from "#vocabulary/person.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { moment } from "#web/features/admin/figures.ts";
import { ChoiceFilter, Filters } from "#web/features/admin/filters.tsx";
import { JsonDiff } from "#web/features/admin/json-diff.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { useFilters } from "#web/features/admin/use-filters.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Pill } from "#web/ui/chip.tsx";
import { Field } from "#web/ui/field.tsx";
import { auditAreas, deedName } from "./audit-words.ts";

/** Who did what. */
export default function Audit() {
  const { values, set, clear, any, cursor } = useFilters(["action", "person", "actor", "from", "to"]);
  const dayOf = (value: string | undefined) => (value && isDay(value) ? value : undefined);
  const { answer, problem, busy, again } = useAnswer(listAudit, {
    query: { ...values, from: dayOf(values.from), to: dayOf(values.to), cursor },
  });
  return (
    <AdminPage title={m.admin_audit()} lead={m.admin_audit_lead()}>
      <Filters label={m.admin_audit()} onClear={any ? clear : undefined}>
        <ChoiceFilter
          label={m.admin_audit_area()}
          value={values.action}
          options={auditAreas()}
          onChange={(action) => set({ action })}
        />
        <Field
          type="date"
          label={m.admin_from()}
          value={values.from ?? ""}
          onChange={(event) => set({ from: event.target.value })}
        />
        <Field
          type="date"
          label={m.admin_to()}
          value={values.to ?? ""}
          onChange={(event) => set({ to: event.target.value })}
        />
        {values.person && (
          <Pill onRemove={() => set({ person: undefined })} removeLabel={m.admin_audit_everyone()}>
            {m.admin_audit_one_person()}
          </Pill>
        )}
        {values.actor && (
          <Pill onRemove={() => set({ actor: undefined })} removeLabel={m.admin_audit_every_admin()}>
            {m.admin_audit_one_actor()}
          </Pill>
        )}
      </Filters>
      <DataTable
        caption={m.admin_audit()}
        columns={columns()}
        rows={answer?.entries}
        keyOf={({ id }) => id}
        busy={busy}
        problem={problem}
        again={again}
        empty={{ title: m.admin_audit_none(), text: m.admin_audit_none_text() }}
      />
      {answer && !problem && (
        <Pager total={answer.total} shown={answer.entries.length} next={answer.next_cursor} />
      )}
    </AdminPage>
  );
}

const columns = (): readonly Column<AuditEntry>[] => [
  {
    key: "deed",
    label: m.admin_audit_deed(),
    className: "md:w-56 md:align-top",
    cell: ({ action, subject }) => (
      <>
        <span className="font-medium">{deedName(action)}</span>
        {subject && <span className="wrap-anywhere mt-0.5 block text-12 text-muted">{subject}</span>}
      </>
    ),
  },
  {
    key: "change",
    label: m.admin_audit_change(),
    className: "md:align-top",
    cell: ({ before, after, note }) =>
      (before || after || note) && (
        <>
          <JsonDiff before={before} after={after} />
          {note && <p className="mt-1 text-12 italic">{note}</p>}
        </>
      ),
  },
  {
    key: "person",
    label: m.admin_person(),
    className: "md:align-top",
    cell: ({ person_id }) =>
      person_id && (
        <Link to={`/admin/people/${person_id}`} className="link hit-44 whitespace-nowrap">
          {person_id.slice(0, 8)}
        </Link>
      ),
  },
  {
    key: "actor",
    label: m.admin_audit_actor(),
    className: "md:align-top",
    cell: ({ actor }) =>
      actor ? (
        <Link to={`/admin/audit?actor=${actor.id}`} className="link hit-44">
          {actor.email ?? m.admin_audit_gone()}
        </Link>
      ) : (
        m.admin_audit_system()
      ),
  },
  {
    key: "at",
    label: m.admin_audit_at(),
    className: "md:whitespace-nowrap md:align-top",
    cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
  },
];
