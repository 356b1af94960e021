import type { Problem } from "#contract/client.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { showToast } from "#web/ui/toast-store.ts";

/** What was not kept is off the screen again; this says so, and why. */
export function tellOf(problem: Problem): void {
  // Nobody is signed in any more: nothing to be said to anyone.
  if (problem.kind === "no_token") return;
  const full = problem.kind === "refused" && problem.code === "full";
  const offline = problem.kind === "unreachable" && navigator.onLine === false;
  const why = full ? m.taste_full() : offline ? m.taste_offline() : m.taste_undone();
  showToast({ text: `${m.taste_failed()} ${why}`, urgent: true });
}
