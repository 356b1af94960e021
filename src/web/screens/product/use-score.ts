import { useMemo } from "react";
import type { Product } from "#contract/products.ts";
import { scoreProduct } from "#contract/score.ts";
import { matchOf } from "#web/features/product/match-of.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useAuth } from "#web/state/auth.ts";
import { useReactions } from "#web/state/reactions.ts";
import { sessionOfVisit } from "#web/state/session-of-visit.ts";
import { useTasteQuestion } from "#web/state/taste-question.ts";
import { useToldTaste } from "#web/state/told-taste.ts";
import { useAnswer } from "#web/state/use-answer.ts";

/** As many as the call takes. */
const most = { liked: 200, disliked: 1000 };

/** How well a piece suits whoever looks at it. Taste is known in the browser only. */
export function useScore({ id, universe }: Product) {
  const known = useTasteQuestion() !== undefined;
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const told = useToldTaste(({ told: all }) => all?.[universe]);
  const { liked, disliked } = useReactions();
  const session = useMemo(() => {
    // Latest last, without the piece itself: that someone likes it is no reason why they would.
    const others = (ids: readonly number[], count: number) =>
      ids
        .filter((one) => one !== id)
        .slice(0, count)
        .toReversed();
    const scopes = sessionOfVisit().scopes?.filter((one) => one.id !== id);
    return {
      liked: others(liked, most.liked),
      disliked: others(disliked, most.disliked),
      ...(scopes && { scopes }),
    };
  }, [id, liked, disliked]);
  const stranger = !member && isEmpty(told) && session.liked.length === 0;
  const lang = currentLanguage();
  const body = member ? { id, lang } : { id, lang, universe, preferences: told, session };
  const { answer, problem, again } = useAnswer(scoreProduct, { body }, { paused: !known || stranger });
  // A member who never told anything gets a score by what is new and liked, which says nothing of them.
  const isUntold = answer && matchOf(answer) === undefined;
  return { scored: answer, problem, again, invite: known && (stranger || Boolean(isUntold)) };
}

/** Nothing chosen, marked or moved. */
function isEmpty(part: unknown): boolean {
  return typeof part === "object" && part !== null ? Object.values(part).every(isEmpty) : !part;
}
