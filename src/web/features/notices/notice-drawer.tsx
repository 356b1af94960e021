import type { Notice } from "#contract/notices.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";
import { NoticeRow } from "./notice-row.tsx";
import { useNotices } from "./use-notices.ts";

type NoticeDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUnread: (unread: number) => void;
};

export default function NoticeDrawer({ open, onOpenChange, onUnread }: NoticeDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.notices_title()}
      closeLabel={m.nav_close()}
      footer={
        <Link
          to="/account?tab=notifications"
          onClick={close}
          className="min-h-11 content-center text-14 underline underline-offset-4"
        >
          {m.notices_settings()}
        </Link>
      }
    >
      {open && <Notices onUnread={onUnread} onLeave={close} />}
    </Drawer>
  );
}

/** Asked for anew each time it is opened. */
function Notices({ onUnread, onLeave }: { onUnread: (unread: number) => void; onLeave: () => void }) {
  const { notices, failed, busy, hasMore, more } = useNotices(onUnread);
  if (notices === undefined) return failed ? <Failed again={more} busy={busy} /> : <Waiting />;
  if (notices.length === 0) return <Nothing onLeave={onLeave} />;
  return (
    <>
      <ul className="-mt-2">
        {notices.map((notice: Notice) => (
          <NoticeRow key={notice.id} notice={notice} onLeave={onLeave} />
        ))}
      </ul>
      {failed && <Failed again={more} busy={busy} />}
      {hasMore && !failed && (
        <Button className="mt-6 w-full" busy={busy} onClick={more}>
          {m.notices_more()}
        </Button>
      )}
    </>
  );
}

function Failed({ again, busy }: { again: () => void; busy: boolean }) {
  return (
    <div className="py-6">
      <p role="alert">{m.notices_failed()}</p>
      <Button look="ink" className="mt-4" busy={busy} onClick={again}>
        {m.notices_again()}
      </Button>
    </div>
  );
}

function Nothing({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="py-8">
      <StitchRule className="mb-6" />
      <p className="text-18">{m.notices_empty()}</p>
      <p className="mt-3 text-muted">{m.notices_empty_text()}</p>
      <Link to="/search" onClick={onLeave} className={buttonClass({ look: "ink", className: "mt-6" })}>
        {m.nav_search()}
      </Link>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">{m.notices_loading()}</span>
      {[0, 1, 2].map((nth) => (
        <div key={nth} className="border-line border-b py-5">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-2 h-3 w-1/4" />
          <div className="mt-4 grid grid-cols-4 gap-2">
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className="aspect-picture" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
