import { useEffect } from "react";
import { useBlocker } from "react-router";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Headline } from "#web/ui/headline.tsx";

/** Asks before what was not saved is left behind, by a link as by closing the window. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  const stay = () => blocker.state === "blocked" && blocker.reset();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={stay}
      title={<Headline text={m.admin_article_leave_title()} />}
      description={m.admin_article_leave_text()}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Button size="medium" className="flex-1 md:flex-none" onClick={stay}>
            {m.admin_article_leave_stay()}
          </Button>
          <Button
            size="medium"
            look="accent"
            className="flex-1 md:flex-none"
            onClick={() => blocker.state === "blocked" && blocker.proceed()}
          >
            {m.admin_article_leave_go()}
          </Button>
        </>
      }
    />
  );
}
