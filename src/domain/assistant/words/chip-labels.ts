import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import type { ChipValue } from "../dialogue/chips.ts";
import { chipValuesOf } from "../dialogue/chips.ts";
import type { Telling } from "./describe.ts";
import { money } from "./money.ts";
import { slotWord, small } from "./slot-words.ts";

export interface Chip extends ChipValue {
  readonly label: string;
  readonly removable: boolean;
}

/** What stands, to be shown and taken away piece by piece. */
export function chipsOf(standing: Standing, telling: Telling, isMine: boolean): readonly Chip[] {
  const mine: ChipValue = { slot: "mine", value: "true", exclude: false };
  return [...chipValuesOf(standing), ...(isMine ? [mine] : [])].map((chip) => ({
    ...chip,
    label: labelOf(chip, standing, telling),
    removable: true,
  }));
}

function labelOf(chip: ChipValue, standing: Standing, telling: Telling): string {
  const { slot, value, exclude } = chip;
  const isEnglish = telling.language === "en";
  switch (slot) {
    case "outfit":
      return isEnglish ? "A whole look" : "Une tenue complète";
    case "gift":
      return isEnglish ? "A gift" : "Un cadeau";
    case "for":
      return forWhom(value as Universe, isEnglish);
    case "mine":
      return isEnglish ? "In your size" : "À votre taille";
    case "sale":
      return isEnglish ? "Reduced" : "En promotion";
    case "new":
      return isEnglish ? "New in" : "Nouveautés";
    case "size":
      return isEnglish ? `Size ${value}` : `Taille ${value}`;
    case "price":
      return priceLabel(standing, telling);
    default: {
      const word = slotWord(slot, value, telling.language, telling);
      if (!exclude) return word;
      return isEnglish ? `No ${small(word)}` : `Sans ${small(word)}`;
    }
  }
}

const forWhom = (universe: Universe, isEnglish: boolean): string =>
  universe === "men" ? (isEnglish ? "For him" : "Pour lui") : isEnglish ? "For her" : "Pour elle";

function priceLabel({ price = {} }: Standing, { language }: Telling): string {
  const { min, max, about, band, total } = price;
  const isEnglish = language === "en";
  const say = (cents: number) => money(cents, language);
  const whole = total ? (isEnglish ? " in all" : " en tout") : "";
  if (band === "cheap") return isEnglish ? "Inexpensive" : "Petit prix";
  if (band === "luxury") return isEnglish ? "High end" : "Haut de gamme";
  if (about !== undefined) return `${isEnglish ? "About" : "Environ"} ${say(about)}${whole}`;
  if (min !== undefined && max !== undefined)
    return isEnglish ? `${say(min)} to ${say(max)}${whole}` : `${say(min)} à ${say(max)}${whole}`;
  if (max !== undefined) return `${isEnglish ? "Up to" : "Jusqu’à"} ${say(max)}${whole}`;
  return `${isEnglish ? "From" : "À partir de"} ${say(min ?? 0)}${whole}`;
}
