import { m } from "#web/i18n/paraglide/messages.js";
import { ToastRegion } from "#web/ui/toast.tsx";

/** For screens where something can be undone or taken back. */
export function Toasts() {
  return <ToastRegion label={m.nav_notices()} closeLabel={m.nav_close()} />;
}
