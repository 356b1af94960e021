import type { Session } from "#contract/users.ts";
import { formatDay } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { relativeTime } from "#web/i18n/relative-time.ts";
import { Button } from "#web/ui/button.tsx";

type SessionRowProps = { session: Session; busy: boolean; end: () => void };

export function SessionRow({ session, busy, end }: SessionRowProps) {
  const device = deviceOf(session);
  const language = currentLanguage();
  const when = relativeTime(session.last_seen_at, Date.now(), language);
  return (
    <li className="flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-4">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="mt-1 text-14 text-muted">
          {session.current ? m.account_session_now() : m.account_session_seen({ when })} ·{" "}
          {m.account_session_since({ date: formatDay(session.created_at, language) })}
        </p>
      </div>
      {session.current ? (
        <p className="flex min-h-11 items-center gap-2 text-14">
          <span aria-hidden="true" className="size-1.5 rounded-chip bg-accent" />
          {m.account_session_this()}
        </p>
      ) : (
        <Button size="medium" busy={busy} onClick={end}>
          {m.account_session_end()}
          <span className="sr-only">: {device}</span>
        </Button>
      )}
    </li>
  );
}

/** As far as the browser said what it is. */
export const deviceOf = ({ browser, system }: Session): string =>
  [browser, system].filter(Boolean).join(" · ") || m.account_session_unknown();
