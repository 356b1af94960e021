import { lazy, Suspense } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useLeftChoices } from "#web/state/left-choices.ts";
import { useOnline } from "#web/state/online.ts";
import { useMounted } from "#web/ui/mounted.ts";

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

const MemberToasts = lazy(() => import("./toasts.tsx").catch(() => ({ default: () => null })));

/** What a member changes may be taken back after they went on: it is said wherever they are. */
export function Toasts() {
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  return useMounted() && signedIn ? (
    <Suspense fallback={null}>
      <MemberToasts />
    </Suspense>
  ) : null;
}

const LeftChoicesBar = lazy(() => import("./left-choices-bar.tsx"));

/** Few people ever have any, so what it takes to settle them comes then. */
export function LeftChoices() {
  const left = useLeftChoices((state) => state.left);
  return left === "none" ? null : (
    <Suspense fallback={null}>
      <LeftChoicesBar left={left} />
    </Suspense>
  );
}
