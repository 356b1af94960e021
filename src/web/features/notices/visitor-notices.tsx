import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useFromMount } from "#web/ui/mounted.ts";
import { ToastRegion } from "#web/ui/toast.tsx";

/** For pages that may have something to say to whoever is not signed in; members have theirs on every page. */
export function VisitorNotices() {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  return useFromMount(!signedIn, false) ? (
    <ToastRegion label={m.nav_notices()} closeLabel={m.nav_close()} />
  ) : null;
}
