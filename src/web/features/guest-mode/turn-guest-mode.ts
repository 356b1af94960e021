import { m } from "#web/i18n/paraglide/messages.js";
import { showToast } from "#web/ui/toast-store.ts";

/** From now on nothing counts, or it counts again; told either way. */
export async function turnGuestMode(on: boolean): Promise<void> {
  const kept = await import("#web/state/change-taste.ts").then(
    ({ changeOwnTaste }) => changeOwnTaste({ type: on ? "pause" : "resume" }),
    () => false,
  );
  if (!kept) showToast({ text: m.guest_failed(), urgent: true });
  else if (!on) showToast({ text: m.guest_over() });
}
