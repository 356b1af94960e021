import type { TasteTrait, TasteUpdate } from "#contract/taste.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { showToast } from "#web/ui/toast-store.ts";
import { answer, answerTo } from "./answered.ts";
import { chooseAgain, chosenNow, refreshPreferences } from "./chosen.ts";
import { saveTaste } from "./own-taste.ts";
import { standing, strengthOf } from "./strength.ts";
import { tellOf } from "./tell-of.ts";

/** Every change shows at once, is kept, says so, and can be taken back; what is not kept is told in a sentence. */
async function change(updates: readonly TasteUpdate[], said: string, undo: () => unknown): Promise<boolean> {
  const kept = await saveTaste(updates);
  if (kept.ok) showToast({ text: said, action: { label: m.taste_undo(), run: () => void undo() } });
  else tellOf(kept.refusal);
  return kept.ok;
}

async function takeBack(updates: readonly TasteUpdate[]): Promise<boolean> {
  const answer = await saveTaste(updates);
  if (!answer.ok) tellOf(answer.refusal);
  return answer.ok;
}

/** How it stood before: what was never set by hand is again what was done, anything else is put where it was. */
export function backTo({ trait, setting, locked, weight }: TasteTrait): readonly TasteUpdate[] {
  if (!setting) return [{ type: "reset", trait }];
  if (locked) return [{ type: "lock", trait, value: weight }];
  return [
    { type: "reset", trait },
    { type: "set", trait, value: weight },
  ];
}

const nameOf = ({ label }: TasteTrait) => label;

/** The way back to all that was, an answer to it as a reason too: that gives way to what is set. */
function undoOf(before: TasteTrait): () => Promise<boolean> {
  const said = answerTo(before);
  return async () => {
    const back = await takeBack(backTo(before));
    if (back && said) await answer(said.trait, said.correction);
    return back;
  };
}

export function setTrait(before: TasteTrait, value: number): void {
  const { trait, locked } = before;
  const strength = standing(strengthOf(value), locked).toLocaleLowerCase(currentLanguage());
  const said = m.taste_set({ name: nameOf(before), strength });
  void change([{ type: "set", trait, value }], said, undoOf(before));
}

export function toggleLock(before: TasteTrait): void {
  const { trait, locked } = before;
  const said = locked ? m.taste_unlocked({ name: nameOf(before) }) : m.taste_locked({ name: nameOf(before) });
  const undo = undoOf(before);
  void change([locked ? { type: "unlock", trait } : { type: "lock", trait }], said, undo);
}

/** It counts for nothing until something new speaks for it. */
export const forgetTrait = (before: TasteTrait): void =>
  giveUp(before, [], m.taste_deleted({ name: nameOf(before) }));

/** It counts for nothing, and nothing brings it back but the person themselves. */
export const denyTrait = (before: TasteTrait): void =>
  giveUp(before, [{ type: "lock", trait: before.trait, value: 0 }], m.taste_denied({ name: nameOf(before) }));

function giveUp(before: TasteTrait, further: readonly TasteUpdate[], said: string): void {
  const chosen = chosenNow(before);
  const back = undoOf(before);
  const undo = async () => {
    if ((await back()) && chosen) await chooseAgain(chosen);
  };
  const updates: readonly TasteUpdate[] = [{ type: "forget", trait: before.trait }, ...further];
  void change(updates, said, () => void undo()).then((kept) => kept && refreshPreferences());
}

export function readAgain(before: TasteTrait): void {
  const said = m.taste_read_again({ name: nameOf(before) });
  void change([{ type: "reset", trait: before.trait }], said, undoOf(before));
}

export function setGift(product: number, name: string, value: boolean): void {
  const gift = (to: boolean): readonly TasteUpdate[] => [{ type: "gift", product, value: to }];
  const said = value ? m.taste_gift_set({ name }) : m.taste_gift_unset({ name });
  void change(gift(value), said, () => void takeBack(gift(!value)));
}

export function setPaused(paused: boolean): void {
  const to = (on: boolean): readonly TasteUpdate[] => [{ type: on ? "pause" : "resume" }];
  const said = paused ? m.taste_guest_on() : m.taste_guest_off();
  void change(to(paused), said, () => void takeBack(to(!paused)));
}

type Span = { readonly from: string; readonly until: string };

export function excludeVisit({ from, until }: Span): void {
  const undo = () => void takeBack([{ type: "include", from }]);
  void change([{ type: "exclude", from, until }], m.taste_visit_excluded(), undo);
}

/** A pause that is taken back, as it was: an ended one is the time between its ends. */
export function includePause({ from, until }: Span): void {
  const undo = () => void takeBack([{ type: "exclude", from, until }]);
  void change([{ type: "include", from }], m.taste_visit_included(), undo);
}
