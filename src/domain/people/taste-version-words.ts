import type { Language } from "#vocabulary/language.ts";
import type { Preferences } from "#vocabulary/preferences.ts";
import type { TraitSetting } from "../taste/settings.ts";
import type { TasteVersion } from "./taste-ports.ts";

type Words = Readonly<Record<Language, string>>;

/** What changed from one version to the next, in words; `before` is missing for the first that is kept. */
export function versionWords(
  version: TasteVersion,
  before: TasteVersion | undefined,
  newAnswers: number,
  labelOf: (trait: string) => Words,
): readonly Words[] {
  if (version.rolledBackTo !== undefined)
    return [both(`Back to version ${version.rolledBackTo}`, `Retour à la version ${version.rolledBackTo}`)];
  if (!before) return [both("The beginning", "Le début")];
  const found = [
    ...traitWords(version, before, labelOf),
    ...giftWords(version, before),
    ...pauseWords(version, before),
    ...preferenceWords(version.preferences, before.preferences),
    ...(newAnswers > 0 ? [answerWords(newAnswers)] : []),
  ];
  if (found.length > 0) return found;
  return [
    version.cause === "evidence"
      ? both("Pieces you looked at", "Des pièces regardées")
      : both("Changed, and changed back", "Modifié, puis rétabli"),
  ];
}

const both = (en: string, fr: string): Words => ({ en, fr });

function traitWords(
  { settings: now }: TasteVersion,
  { settings: then }: TasteVersion,
  labelOf: (trait: string) => Words,
): readonly Words[] {
  const traits = new Set([...now.traits.keys(), ...then.traits.keys()]);
  return [...traits].flatMap((trait) => {
    const said = traitWord(now.traits.get(trait), then.traits.get(trait), labelOf(trait));
    return said ? [said] : [];
  });
}

function traitWord(
  now: TraitSetting | undefined,
  then: TraitSetting | undefined,
  { en, fr }: Words,
): Words | undefined {
  if (!now) return both(`${en}: by what you do again`, `${fr}\u00a0: de nouveau d’après vos gestes`);
  const locked = now.isLocked !== (then?.isLocked ?? false);
  if (locked && now.isLocked) return both(`${en}: locked`, `${fr}\u00a0: verrou posé`);
  if (locked) return both(`${en}: unlocked`, `${fr}\u00a0: verrou retiré`);
  if (now.at === then?.at && now.value === then.value) return undefined;
  if (now.value === 0) return both(`${en}: forgotten`, `${fr}\u00a0: oubli`);
  return now.value > (then?.value ?? 0)
    ? both(`${en}: more`, `${fr}\u00a0: plus`)
    : both(`${en}: less`, `${fr}\u00a0: moins`);
}

function giftWords({ settings: now }: TasteVersion, { settings: then }: TasteVersion): readonly Words[] {
  const added = [...now.gifts].filter((id) => !then.gifts.has(id)).length;
  const taken = [...then.gifts].filter((id) => !now.gifts.has(id)).length;
  return [
    ...(added > 0
      ? [counted(added, "gift set aside", "gifts set aside", "cadeau mis à part", "cadeaux mis à part")]
      : []),
    ...(taken > 0
      ? [counted(taken, "gift counts again", "gifts count again", "cadeau recompté", "cadeaux recomptés")]
      : []),
  ];
}

function pauseWords({ settings: now }: TasteVersion, { settings: then }: TasteVersion): readonly Words[] {
  const isPaused = ({ pauses }: typeof now) => pauses.some(({ until }) => until === undefined);
  if (isPaused(now) !== isPaused(then))
    return [isPaused(now) ? both("Paused", "Mise en pause") : both("Pause ended", "Fin de la pause")];
  const lengthOf = ({ pauses }: typeof now) =>
    pauses.reduce((sum, { from, until = from }) => sum + until - from, 0);
  if (lengthOf(now) === lengthOf(then)) return [];
  return [
    lengthOf(now) > lengthOf(then)
      ? both("A period left out", "Une période mise à part")
      : both("A period counts again", "Une période recomptée"),
  ];
}

/** Each part of preferences that is another now. */
function preferenceWords(now: Preferences, then: Preferences): readonly Words[] {
  return parts.flatMap(([read, words]) =>
    JSON.stringify(read(now)) === JSON.stringify(read(then)) ? [] : [words],
  );
}

const parts: readonly (readonly [(preferences: Preferences) => unknown, Words])[] = [
  [({ styles }) => styles, both("Other styles", "Styles modifiés")],
  [({ wantstyles }) => wantstyles, both("Other styles to try", "Styles à essayer modifiés")],
  [
    ({ brandsFollowed, brandsDisliked }) => [brandsFollowed, brandsDisliked],
    both("Other brands", "Marques modifiées"),
  ],
  [({ in: own }) => [own.men.wishes, own.women.wishes], both("Other wishes", "Envies modifiées")],
  [({ in: own }) => [own.men.budget, own.women.budget], both("Another budget", "Budget modifié")],
  [({ global }) => global.openness, both("Another openness", "Ouverture modifiée")],
  [({ global }) => global.dresscode, both("Another dress code", "Dress code modifié")],
  [
    ({ locks, in: own }) => [locks, own.men.lockedRows, own.women.lockedRows],
    both("Other locks", "Verrous modifiés"),
  ],
  [({ in: own }) => [own.men.sizes, own.women.sizes], both("Other sizes", "Tailles modifiées")],
  [({ corrections }) => corrections, both("Reasons answered", "Raisons corrigées")],
];

const answerWords = (count: number): Words =>
  counted(count, "new answer", "new answers", "nouvelle réponse", "nouvelles réponses");

const counted = (count: number, one: string, many: string, une: string, plusieurs: string): Words =>
  both(`${count} ${count === 1 ? one : many}`, `${count} ${count === 1 ? une : plusieurs}`);
