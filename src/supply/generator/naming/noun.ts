import type { Agreement } from "../../illustrator/describe/french-colour.ts";

/** What part of a piece a word speaks about: a name never speaks twice about the same. */
export type Topic =
  | "belt"
  | "cloth"
  | "closure"
  | "cut"
  | "edge"
  | "fit"
  | "heel"
  | "length"
  | "neck"
  | "pattern"
  | "rise"
  | "sleeve"
  | "sole"
  | "toe"
  | "waist";

/** What shops call a silhouette. All French words of a noun share its gender and number. */
export interface ProductNoun extends Agreement {
  readonly en: readonly [string, ...string[]];
  readonly fr: readonly [string, ...string[]];
  /** What the noun says already. */
  readonly says: readonly Topic[];
}

const words = (list: string): readonly [string, ...string[]] => {
  const [first = list, ...others] = list.split("/");
  return [first, ...others];
};

const noun =
  (gender: "m" | "f", plural: boolean) =>
  (en: string, fr: string, ...says: readonly Topic[]): ProductNoun => ({
    en: words(en),
    fr: words(fr),
    gender,
    plural,
    says,
  });

/** Synonyms stand apart by a slash: `m("jumper/sweater", "pull")`. */
export const m = noun("m", false);
export const f = noun("f", false);
export const mp = noun("m", true);
export const fp = noun("f", true);
