import { useState } from "react";
import { type AdminPersonWhole, getPerson } from "#contract/admin/people.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { TableSkeleton } from "#web/features/admin/table-instead.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { useScreenParams } from "../screen-params.ts";
import { DeletePerson } from "./delete-person.tsx";
import { PersonCounts, PersonFacts } from "./person-facts.tsx";
import { PersonFlags } from "./person-flags.tsx";
import { PersonSessions } from "./person-sessions.tsx";
import { PersonTold } from "./person-told.tsx";
import { nameOf } from "./words.ts";

/** One person. */
export default function Person() {
  const { id = "" } = useScreenParams();
  // Another person begins anew: nothing of the one before may stand here for a moment.
  return <OnePerson key={id} id={id} />;
}

function OnePerson({ id }: { id: string }) {
  const { answer, problem, busy, again } = useAnswer(getPerson, { params: { id } });
  const [changed, setChanged] = useState<AdminPersonWhole>();
  const person = changed ?? answer?.user;
  const back = { to: "/admin/people", label: m.admin_people() };
  if (problem?.kind === "refused" && problem.status === 404) return <UnmatchedRoute />;
  if (!person)
    return (
      <AdminPage title={m.admin_person()} back={back}>
        {problem ? <Failure problem={problem} again={again} busy={busy} /> : <TableSkeleton columns={2} />}
      </AdminPage>
    );
  return (
    <AdminPage
      title={nameOf(person)}
      lead={person.email}
      back={back}
      actions={
        <>
          <Link to={`/admin/recommendations?user=${id}`} className={buttonClass({ size: "medium" })}>
            {m.admin_person_inspect()}
          </Link>
          <Link to={`/admin/audit?person=${id}`} className={buttonClass({ size: "medium", look: "quiet" })}>
            {m.admin_person_audit()}
          </Link>
        </>
      }
    >
      <div className="grid gap-x-12 xl:grid-cols-2">
        <PersonFacts person={person} />
        <div className="min-w-0">
          <PersonFlags person={person} onChange={setChanged} />
          <PersonCounts counts={person.counts} />
        </div>
      </div>
      <PersonTold person={person} />
      <PersonSessions person={person} onEnd={() => setChanged({ ...person, sessions: [] })} />
      <DeletePerson person={person} />
    </AdminPage>
  );
}
