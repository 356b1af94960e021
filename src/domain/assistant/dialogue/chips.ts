import type { AskedPrice } from "#vocabulary/assistant.ts";
import { type SlotName, slotNames } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Conversation, Standing } from "../conversation.ts";
import { bareUtterance, type Utterance } from "../utterance.ts";

/** One thing that stands, as it is shown and sent back. */
export interface ChipValue {
  readonly slot: SlotName | "price" | "size" | "mine" | "sale" | "new" | "for" | "gift" | "outfit";
  /** As the catalogue has it; a price in cents as `0-12000`. */
  readonly value: string;
  readonly exclude: boolean;
}

/** Everything that stands, in the order it is shown. */
export function chipValuesOf(standing: Standing): readonly ChipValue[] {
  const { slots, not, size, price, sale, new: fresh, for: whom, gift, outfit } = standing;
  const one = (slot: ChipValue["slot"], value: string, exclude = false): ChipValue => ({
    slot,
    value,
    exclude,
  });
  return [
    ...(outfit ? [one("outfit", "true")] : []),
    ...(gift ? [one("gift", "true")] : []),
    ...(whom ? [one("for", whom)] : []),
    ...slotNames.flatMap((name) => (slots[name] ?? []).map((value) => one(name, value))),
    ...(size ? [one("size", sizeValue(size))] : []),
    ...(price ? [one("price", priceValue(price))] : []),
    ...(sale ? [one("sale", "true")] : []),
    ...(fresh ? [one("new", "true")] : []),
    ...slotNames.flatMap((name) => (not[name] ?? []).map((value) => one(name, value, true))),
  ];
}

const sizeValue = ({ label, system }: NonNullable<Standing["size"]>): string =>
  system ? `${system} ${label}` : label;

const priceValue = ({ min, max, about, band }: AskedPrice): string =>
  band ?? (about === undefined ? `${min ?? 0}-${max ?? ""}` : `about-${about}`);

/** The conversation with nothing that is not among these any more: chips take away and never add. */
export function afterChips(conversation: Conversation, kept: readonly Kept[]): Conversation {
  const { standing } = conversation;
  const has = ({ slot, value, exclude }: ChipValue) =>
    kept.some((chip) => chip.slot === slot && chip.value === value && chip.exclude === exclude);
  const gone = chipValuesOf(standing).filter((chip) => !has(chip));
  const isGone = (slot: ChipValue["slot"]) => gone.some((chip) => chip.slot === slot && !chip.exclude);
  const left = (name: SlotName, values: readonly string[], exclude: boolean) =>
    values.filter(
      (value) => !gone.some((c) => c.slot === name && c.value === value && c.exclude === exclude),
    );
  const some = (slots: Standing["slots"], exclude: boolean): Standing["slots"] =>
    Object.fromEntries(
      slotNames
        .map((name) => [name, left(name, slots[name] ?? [], exclude)] as const)
        .filter(([, values]) => values.length > 0),
    );
  const { size, price, sale, new: fresh, for: whom, gift, outfit, anySize } = standing;
  const isAnySize = anySize || isGone("size") || (!size && !kept.some(({ slot }) => slot === "mine"));
  return {
    ...conversation,
    standing: {
      slots: some(standing.slots, false),
      not: some(standing.not, true),
      ...(size && !isGone("size") && { size }),
      ...(isAnySize && { anySize: true }),
      ...(price && !isGone("price") && { price }),
      ...(sale && !isGone("sale") && { sale }),
      ...(fresh && !isGone("new") && { new: fresh }),
      ...(whom && !isGone("for") && { for: whom }),
      ...(gift && !isGone("gift") && { gift }),
      ...(outfit && !isGone("outfit") && { outfit }),
    },
  };
}

/** Chips that were taken away from what stood, after something else was said meanwhile: what came with it stays. */
export function chipsSince(kept: readonly Kept[], before: Standing, now: Standing): readonly Kept[] {
  const seen = chipValuesOf(before);
  const isSeen = (chip: ChipValue) =>
    seen.some(
      ({ slot, value, exclude }) => slot === chip.slot && value === chip.value && exclude === chip.exclude,
    );
  return [...kept, ...chipValuesOf(now).filter((chip) => !isSeen(chip))];
}

/** As somebody sends it, of whom nothing is known. */
interface Kept {
  readonly slot: string;
  readonly value: string;
  readonly exclude: boolean;
}

/** A message without words, where chips alone were changed. */
export const withoutWords = (language: Language): Utterance => bareUtterance(language, "refine");
