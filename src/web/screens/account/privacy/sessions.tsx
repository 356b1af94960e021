import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import { endSession, listSessions, type Session } from "#contract/users.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { AccountSection } from "../account-section.tsx";
import { EverySession } from "./every-session.tsx";
import { deviceOf, SessionRow } from "./session-row.tsx";
import { SessionsProblem, SessionsSkeleton } from "./sessions-instead.tsx";

type Known = { readonly sessions?: readonly Session[]; readonly problem?: Problem };

export function Sessions() {
  const [{ sessions, problem }, setKnown] = useState<Known>({});
  const ask = useCallback(async () => {
    const answer = await client(listSessions, {});
    setKnown(answer.ok ? { sessions: answer.value.sessions } : { problem: answer.refusal });
  }, []);
  useEffect(() => void ask(), [ask]);
  return (
    <AccountSection title={m.account_sessions()} note={m.account_sessions_note()}>
      {sessions && <SessionList sessions={sessions} />}
      {problem && <SessionsProblem problem={problem} tryAgain={ask} />}
      {!sessions && !problem && <SessionsSkeleton />}
    </AccountSection>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [ended, setEnded] = useState<readonly Session[]>([]);
  const [ending, setEnding] = useState<string>();
  const submission = useSubmission();
  const list = useRef<HTMLUListElement>(null);
  const open = sessions.filter((session) => !ended.includes(session));
  const last = ended.at(-1);

  function end(session: Session) {
    setEnding(session.id);
    return submission.submit({
      call: () => client(endSession, { params: { id: session.id } }),
      done: () => gone(session),
      // It ended by itself or elsewhere: what was asked for is so.
      refused: (problem) => {
        const isGone = problem.kind === "refused" && problem.status === 404;
        if (isGone) gone(session);
        return isGone;
      },
    });
  }

  function gone(session: Session) {
    setEnded((before) => [...before, session]);
    // The button that had the focus leaves with its row.
    list.current?.focus();
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className="border-line border-b outline-none">
        {open.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={submission.busy && ending === session.id}
            end={() => void end(session)}
          />
        ))}
      </ul>
      <div className="mt-4 grid gap-4">
        <FormAlert submission={submission} />
        <p role="status" className="min-h-[1lh] text-14 text-muted">
          {last && m.account_session_ended({ device: deviceOf(last) })}{" "}
          {open.length < 2 && m.account_sessions_alone()}
        </p>
      </div>
      <EverySession />
    </>
  );
}
