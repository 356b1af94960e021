import { beginAnew, useTalk } from "#web/features/assistant/talk.ts";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { useMounted } from "#web/ui/mounted.ts";

const loadEarlier = () => import("./earlier.tsx");

/** A new beginning, and for members what they asked before. */
export function TalkTools() {
  const begun = useTalk(({ turns }) => turns.length > 0);
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const mounted = useMounted();
  const sheet = useLateSheet(loadEarlier);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2 pt-2">
      {begun && (
        <Button look="quiet" size="small" onClick={beginAnew} className="-ml-4">
          {m.talk_new()}
        </Button>
      )}
      {mounted && member && (
        <Button look="quiet" size="small" onClick={sheet.show} className={begun ? "" : "-ml-4"}>
          {m.talk_earlier()}
        </Button>
      )}
      {sheet.open && sheet.draw({})}
    </div>
  );
}
