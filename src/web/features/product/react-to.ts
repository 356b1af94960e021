import type { Problem } from "#contract/client.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { type ReactionChange, react } from "#web/state/reactions.ts";
import { showToast } from "#web/ui/toast-store.ts";

/** Likes, dislikes or bookmarks, or takes it back. Says whether it is kept; what is not is told, in the words of SPEC.md §8. */
export async function reactTo(change: ReactionChange): Promise<boolean> {
  const answer = await react(change);
  // Nobody is signed in any more: nothing to be said to anyone.
  if (!answer.ok && answer.refusal.kind !== "no_token")
    showToast({ text: `${m.piece_failed()}. ${whyNot(answer.refusal)}`, urgent: true });
  return answer.ok;
}

function whyNot(problem: Problem): string {
  if (problem.kind === "refused" && problem.code === "full") return m.piece_full();
  const offline = problem.kind === "unreachable" && navigator.onLine === false;
  return offline ? m.preferences_offline() : m.preferences_undone();
}
