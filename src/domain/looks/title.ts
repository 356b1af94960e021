import type { Bilingual } from "../catalogue/product.ts";
import { chance } from "./chance.ts";
import type { Brief } from "./look.ts";
import { type Part, phrases } from "./phrases.ts";

/**
 * A title that no other look has, in either language. Titles for the season come first; then what the
 * day begins with and what follows. Nothing when everything has been said: whoever asks does without the look.
 */
export function titleFor(brief: Brief, taken: ReadonlySet<string>, seed: string): Bilingual | undefined {
  const all = titlesFor(brief).filter(({ en, fr }) => !taken.has(en) && !taken.has(fr));
  const whole = all.filter(({ isWhole }) => isWhole);
  const some = whole.length > 0 && chance(`${seed} whole`) < 0.4 ? whole : all;
  const found = some[Math.floor(chance(`${seed} title`) * some.length)];
  return found && { en: found.en, fr: found.fr };
}

/** Every title there is for a brief. */
export function titlesFor({
  occasion,
  season,
}: Brief): readonly (Bilingual & { readonly isWhole: boolean })[] {
  const { whole, first, after } = phrases[occasion];
  const isSaid = ({ seasons }: Part) => !seasons || seasons.includes(season);
  const pairs = first
    .filter(isSaid)
    .flatMap((one) =>
      after.filter(isSaid).map((next) => ({
        en: `${one.en}, then ${next.en}`,
        fr: `${one.fr}, puis ${next.fr}`,
        isWhole: false,
      })),
    )
    .filter((title) => !isStammer(title.en) && !isStammer(title.fr));
  return [...(whole[season] ?? []).map(({ en, fr }) => ({ en, fr, isWhole: true })), ...pairs];
}

/** "Nine o’clock, then the six o’clock train" says a word twice. */
function isStammer(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return new Set(words).size < words.length;
}
