import {
  noTasteSettings,
  type Pause,
  type TasteSettings,
  type TraitSetting,
} from "#domain/taste/settings.ts";

/** Raised when a part changes its meaning; a part that is only added needs no other number. */
const version = 1;

export const writeTasteSettings = ({ traits, gifts, pauses }: TasteSettings): string =>
  JSON.stringify({
    version,
    traits: [...traits].map(([trait, { value, isLocked, at }]) => [trait, value, isLocked, at]),
    gifts: [...gifts],
    pauses: pauses.map(({ from, until }) => (until === undefined ? [from] : [from, until])),
  });

/**
 * The document as it was kept, by this release or another. What is not of its shape is as if it had never been said:
 * reading never fails.
 */
export function readTasteSettings(document: unknown): TasteSettings {
  const kept = Object(document);
  if (kept.version !== version) return noTasteSettings;
  return {
    traits: new Map(listOf(kept.traits).flatMap(readTrait)),
    gifts: new Set(listOf(kept.gifts).filter((id): id is number => Number.isInteger(id) && Number(id) > 0)),
    pauses: listOf(kept.pauses).flatMap(readPause),
  };
}

function readTrait(entry: unknown): [string, TraitSetting][] {
  const [trait, value, isLocked, at] = listOf(entry);
  const isRight =
    typeof trait === "string" && typeof value === "number" && Math.abs(value) <= 1 && isMoment(at);
  return isRight ? [[trait, { value, isLocked: isLocked === true, at }]] : [];
}

function readPause(entry: unknown): Pause[] {
  const [from, until] = listOf(entry);
  if (!isMoment(from)) return [];
  return until === undefined ? [{ from }] : isMoment(until) && until >= from ? [{ from, until }] : [];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
