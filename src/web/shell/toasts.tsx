import { type ReactNode, useEffect } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { loadToaster, ToastRegion } from "#web/ui/toast.tsx";

/** For screens where something can be undone or taken back: what says so is there before the connection is gone. */
export default function Toasts(): ReactNode {
  useEffect(() => {
    void loadToaster().catch(() => {});
  }, []);
  return <ToastRegion label={m.nav_notices()} closeLabel={m.nav_close()} />;
}
