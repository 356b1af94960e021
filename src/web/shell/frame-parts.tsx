import { Suspense } from "react";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useOnline } from "#web/state/online.ts";
import { useFromMount } from "#web/ui/mounted.ts";

/** What every frame has, whatever else is around its page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 bg-ink px-5 py-3 text-14 text-paper focus:translate-y-0"
    >
      {m.skip_to_content()}
    </a>
  );
}

export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && <p className="bg-wash px-edge py-3 text-center text-14">{m.offline()}</p>}
    </div>
  );
}

const MemberNotices = lateOrNothing(() => import("./member-notices.tsx"));

/** What only somebody who is signed in can be told: visitors never load it. */
export function Notices() {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  return useFromMount(signedIn, false) ? (
    <Suspense fallback={null}>
      <MemberNotices />
    </Suspense>
  ) : null;
}
