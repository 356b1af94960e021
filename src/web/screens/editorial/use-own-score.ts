import { listProducts } from "#contract/products.ts";
import { scoreProduct } from "#contract/score.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useAuth } from "#web/state/auth.ts";
import { sessionOfVisit } from "#web/state/session-of-visit.ts";
import { useTasteQuestion } from "#web/state/taste-question.ts";
import { useToldTaste } from "#web/state/told-taste.ts";
import { useAnswer } from "#web/state/use-answer.ts";

/** A piece and its score for whoever reads: by their account, else by what this device remembers, else for anyone. */
export function useOwnScore(id: number) {
  const known = useTasteQuestion() !== undefined;
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const lang = currentLanguage();
  const found = useAnswer(listProducts, { query: { ids: String(id), lang } });
  const piece = found.answer?.products[0];
  const universe = piece?.universe ?? "women";
  const told = useToldTaste(({ told: all }) => all?.[universe]);
  const { liked = [], disliked = [], scopes = [] } = member ? {} : sessionOfVisit();
  // That someone likes the piece itself is no reason why they would.
  const others = (ids: readonly number[]) => ids.filter((one) => one !== id);
  const session = {
    liked: others(liked),
    disliked: others(disliked),
    scopes: scopes.filter((one) => one.id !== id),
  };
  const body = member ? { id, lang } : { id, lang, universe, preferences: told, session };
  const score = useAnswer(scoreProduct, { body }, { paused: !known || !piece });
  return {
    piece,
    isMissing: found.answer !== undefined && !piece,
    scored: score.answer,
    problem: found.problem ?? score.problem,
    again: found.problem ? found.again : score.again,
    reader: member ? ("member" as const) : ("visitor" as const),
  };
}
