import { type AdminPerson, listPeople } from "#contract/admin/people.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { shortDay } from "#web/features/admin/figures.ts";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { PeopleFilters, peopleSorts } from "./people-filters.tsx";
import { languageNames, nameOf, statuses, statusNames } from "./words.ts";

/** Everyone with an account. */
export default function People() {
  const filters = useFilters(["q", "status", "admin", "ecole", "sort"]);
  const { values, set, cursor } = filters;
  const sort = oneOf(peopleSorts, values.sort) ?? "newest";
  const { answer, problem, busy, again } = useAnswer(listPeople, {
    query: {
      q: values.q,
      status: oneOf(statuses, values.status),
      admin: oneOf(["true", "false"], values.admin),
      ecole: Number(values.ecole) || undefined,
      sort,
      cursor,
    },
  });
  return (
    <AdminPage title={m.admin_people()} lead={m.admin_people_lead()}>
      <PeopleFilters filters={filters} />
      <DataTable
        caption={m.admin_people()}
        columns={columns()}
        rows={answer?.users}
        keyOf={({ id }) => id}
        busy={busy}
        problem={problem}
        again={again}
        sort={{ by: sort, onChange: (by) => set({ sort: by === "newest" ? undefined : by }) }}
        empty={{ title: m.admin_people_none(), text: m.admin_people_none_text() }}
      />
      {answer && !problem && (
        <Pager total={answer.total} shown={answer.users.length} next={answer.next_cursor} />
      )}
    </AdminPage>
  );
}

const columns = (): readonly Column<AdminPerson>[] => [
  {
    key: "person",
    label: m.admin_person(),
    sort: { ascending: "email" },
    cell: (person) => (
      <>
        <Link to={`/admin/people/${person.id}`} className="link hit-44 font-medium">
          {nameOf(person)}
        </Link>
        <span className="wrap-anywhere mt-0.5 block text-12 text-muted">{person.email}</span>
      </>
    ),
  },
  {
    key: "status",
    label: m.admin_status(),
    cell: (person) => (
      <>
        {statusNames[person.registration_status]()}
        {person.admin && <span className="ml-2 text-12 text-accent">{m.admin_is_admin()}</span>}
      </>
    ),
  },
  { key: "school", label: m.admin_school(), cell: ({ ecole }) => ecole?.name },
  { key: "language", label: m.admin_language(), cell: ({ lang }) => languageNames[lang]() },
  {
    key: "joined",
    label: m.admin_joined(),
    sort: { descending: "newest", ascending: "oldest" },
    cell: ({ created_at }) => <span className="whitespace-nowrap">{shortDay(created_at)}</span>,
  },
  {
    key: "seen",
    label: m.admin_last_seen(),
    cell: ({ last_seen_at }) => last_seen_at && <MomentText at={last_seen_at} />,
  },
];
