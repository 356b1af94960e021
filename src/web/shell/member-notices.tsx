import { type ReactNode, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { NoticeBell } from "#web/features/notices/notice-bell.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useGuestMode } from "#web/state/guest-mode.ts";
import { useLeftChoices } from "#web/state/left-choices.ts";
import { loadToaster, ToastRegion } from "#web/ui/toast.tsx";
import { useBellPlace } from "./bell-place.ts";

const LeftChoicesBar = lateOrNothing(() => import("./left-choices-bar.tsx"));
const GuestBar = lateOrNothing(() => import("#web/features/guest-mode/guest-bar.tsx"));

/** The bell in the header; choices left on the device, and changes that were taken back, wherever the person is by then. */
export default function MemberNotices(): ReactNode {
  const left = useLeftChoices((state) => state.left);
  const isGuest = useGuestMode(({ on }) => on);
  const bell = useBellPlace(({ place }) => place);
  // What says that a connection is gone is there before it is.
  useEffect(() => void loadToaster().catch(() => {}), []);
  return (
    <>
      {bell && createPortal(<NoticeBell />, bell)}
      <Suspense fallback={null}>{isGuest && <GuestBar />}</Suspense>
      <Suspense fallback={null}>{left !== "none" && <LeftChoicesBar left={left} />}</Suspense>
      <ToastRegion label={m.nav_notices()} closeLabel={m.nav_close()} />
    </>
  );
}
