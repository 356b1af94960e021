import { expect, test } from "vitest";
import { defaultPreferences, mergePreferences, type PreferencesUpdate } from "#vocabulary/preferences.ts";
import { noTasteSettings, type TasteSettings } from "../taste/settings.ts";
import type { TasteVersion } from "./taste-ports.ts";
import { versionWords } from "./taste-version-words.ts";

const version = (settings: Partial<TasteSettings> = {}, more: Partial<TasteVersion> = {}): TasteVersion => ({
  number: 2,
  at: new Date(0),
  cause: "change",
  preferences: defaultPreferences,
  settings: { ...noTasteSettings, ...settings },
  ...more,
});
const told = (update: PreferencesUpdate) =>
  version({}, { preferences: mergePreferences(defaultPreferences, "men", update) });
const set = (value: number, isLocked = false, at = 1) => ({
  traits: new Map([["style:4", { value, isLocked, at }]]),
});
const words = (after: TasteVersion, before: TasteVersion | undefined = version(), answers = 0) =>
  versionWords(after, before, answers, () => ({ en: "Soft tailoring", fr: "Tailleur souple" })).map(
    ({ en, fr }) => `${en} | ${fr}`,
  );

test.each([
  [version(set(0.5)), version(), "Soft tailoring: more | Tailleur souple\u00a0: plus"],
  [version(set(0.2, false, 2)), version(set(0.5)), "Soft tailoring: less | Tailleur souple\u00a0: moins"],
  [version(set(0.5, true)), version(set(0.5)), "Soft tailoring: locked | Tailleur souple\u00a0: verrou posé"],
  [
    version(set(0.5)),
    version(set(0.5, true)),
    "Soft tailoring: unlocked | Tailleur souple\u00a0: verrou retiré",
  ],
  [version(set(0)), version(), "Soft tailoring: forgotten | Tailleur souple\u00a0: oubli"],
  [
    version(),
    version(set(0.5)),
    "Soft tailoring: by what you do again | Tailleur souple\u00a0: de nouveau d’après vos gestes",
  ],
  [version({ gifts: new Set([1, 2]) }), version(), "2 gifts set aside | 2 cadeaux mis à part"],
  [version(), version({ gifts: new Set([1]) }), "1 gift counts again | 1 cadeau recompté"],
  [version({ pauses: [{ from: 1 }] }), version(), "Paused | Mise en pause"],
  [
    version({ pauses: [{ from: 1, until: 9 }] }),
    version({ pauses: [{ from: 1 }] }),
    "Pause ended | Fin de la pause",
  ],
  [version({ pauses: [{ from: 1, until: 9 }] }), version(), "A period left out | Une période mise à part"],
  [version(), version({ pauses: [{ from: 1, until: 9 }] }), "A period counts again | Une période recomptée"],
  [told({ styles: { selected_styles: [4] } }), version(), "Other styles | Styles modifiés"],
  [told({ wishes: { Jeans: { value: 2 } } }), version(), "Other wishes | Envies modifiées"],
  [told({ global: { openness: 5 } }), version(), "Another openness | Ouverture modifiée"],
  [told({ corrections: { "brand:1": "less" } }), version(), "Reasons answered | Raisons corrigées"],
  [version(), version(), "Changed, and changed back | Modifié, puis rétabli"],
  [version({}, { cause: "evidence" }), version(), "Pieces you looked at | Des pièces regardées"],
  [
    version(set(1), { cause: "rollback", rolledBackTo: 7 }),
    version(),
    "Back to version 7 | Retour à la version 7",
  ],
])("what changed is said in words %#", (after, before, expected) => {
  expect(words(after, before)).toEqual([expected]);
});

test("several changes are several words, and the first version is the beginning", () => {
  const after = version({ ...set(0.5), gifts: new Set([1]) });
  expect(words(after, version(), 1)).toEqual([
    "Soft tailoring: more | Tailleur souple\u00a0: plus",
    "1 gift set aside | 1 cadeau mis à part",
    "1 new answer | 1 nouvelle réponse",
  ]);
  expect(versionWords(after, undefined, 5, () => ({ en: "", fr: "" }))).toEqual([
    { en: "The beginning", fr: "Le début" },
  ]);
});
