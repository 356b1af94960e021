import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { useLeftChoices } from "#web/state/left-choices.ts";
import { loadToaster, ToastRegion } from "#web/ui/toast.tsx";

const LeftChoicesBar = lazy(() => import("./left-choices-bar.tsx"));

/** Choices left on the device, and changes that were taken back, wherever the person is by then. */
export default function MemberNotices(): ReactNode {
  const left = useLeftChoices((state) => state.left);
  // What says that a connection is gone is there before it is.
  useEffect(() => void loadToaster().catch(() => {}), []);
  return (
    <>
      <Suspense fallback={null}>{left !== "none" && <LeftChoicesBar left={left} />}</Suspense>
      <ToastRegion label={m.nav_notices()} closeLabel={m.nav_close()} />
    </>
  );
}
