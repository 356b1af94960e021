import type { Taste, TasteTrait } from "#contract/taste.ts";
import type { Correction } from "#vocabulary/correction.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { saveEdit } from "#web/state/own-preferences.ts";
import { showToast } from "#web/ui/toast-store.ts";
import { fetchTaste, shownTaste, useOwnTaste } from "./own-taste.ts";
import { tellOf } from "./tell-of.ts";

export type Answered = Taste["answered"][number];

/** What was answered to a trait as a reason; nothing when nobody asked or nothing was said. */
export function answerTo({ trait }: Pick<TasteTrait, "trait">): Answered | undefined {
  return shownTaste(useOwnTaste.getState())?.answered.find((one) => one.trait === `taste:${trait}`);
}

/** Answers a reason again, or takes the answer back; the taste is read anew. False when it was not kept. */
export async function answer(trait: string, correction: Correction | null): Promise<boolean> {
  const { kept } = useOwnTaste.getState();
  if (!kept) return false;
  let isKept = true;
  const of = () => ({ corrections: { [trait]: correction } });
  await saveEdit({ universe: kept.question.universe, of }, (_, problem) => {
    isKept = false;
    tellOf(problem);
  });
  if (isKept) await fetchTaste(kept.question);
  return isKept;
}

export async function takeAnswerBack({ trait, correction }: Answered): Promise<void> {
  const undo = () => void answer(trait, correction);
  if (await answer(trait, null))
    showToast({ text: m.taste_answer_taken(), action: { label: m.taste_undo(), run: undo } });
}
