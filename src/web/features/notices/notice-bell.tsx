import { useEffect, useState } from "react";
import { whenCalm } from "#web/data/idle.ts";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BellIcon } from "#web/ui/late-icons.tsx";

/** Its dialog, and what makes calls, come when somebody asks. */
const loadDrawer = () => import("./notice-drawer.tsx");

/** What was found for a member. The number is asked for once the page is calm, and whenever its tab is looked at again. */
export function NoticeBell() {
  const [unread, setUnread] = useUnread();
  const sheet = useLateSheet(loadDrawer);
  const label =
    unread === 0 ? m.notices_bell() : unread === 1 ? m.notices_bell_one() : m.notices_bell_many({ unread });
  return (
    <span className="relative flex">
      <IconButton
        label={label}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        onPointerEnter={() => void loadDrawer().catch(() => {})}
        onClick={sheet.show}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          data-unread={unread}
          className="num pointer-events-none absolute top-1 right-0.5 min-w-4.5 rounded-chip bg-accent px-1 text-center text-12 text-on-accent leading-4.5"
        >
          {unread > 9 ? "9+" : unread}
        </span>
      )}
      {sheet.draw({ onUnread: setUnread })}
    </span>
  );
}

function useUnread() {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isHere = true;
    const count = async () => {
      const { countUnread } = await import("./count-unread.ts");
      const counted = await countUnread();
      if (isHere && counted !== undefined) setUnread(counted);
    };
    const look = () => {
      if (document.visibilityState === "visible") count().catch(() => {});
    };
    void whenCalm().then(() => {
      if (!isHere) return;
      look();
      document.addEventListener("visibilitychange", look);
    });
    return () => {
      isHere = false;
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return [unread, setUnread] as const;
}
