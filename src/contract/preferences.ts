import * as z from "zod/mini";
import { budgetRows } from "#vocabulary/budget.ts";
import { corrections, mostCorrections, traitPattern } from "#vocabulary/correction.ts";
import { type LockName, lockNames } from "#vocabulary/lock.ts";
import { globalRange } from "#vocabulary/preferences.ts";
import { isStyleId, styleAxes } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { defineEndpoint } from "./endpoint.ts";
import { furtherTaste, inUniverse, taste, wishValue } from "./users.ts";

const ids = z.array(z.int());

const preferences = z.object({ universe: z.enum(universes), ...taste, ...furtherTaste });
export type Preferences = z.output<typeof preferences>;

/** More than anyone follows, and few enough to look at one by one. */
const mostBrands = 1000;
/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;
const id = z.int().check(z.minimum(1), z.maximum(mostId));
const styleId = z.number().check(z.refine(isStyleId, "unknown"));
const word = z.string().check(z.maxLength(40, "too_long"));
const degree = z.int().check(z.minimum(globalRange.least), z.maximum(globalRange.most));
const euros = z.int();

/** The labels and words of the longest list of sizes or cuts. */
const mostWords = 20;
const oneSize = z.optional(z.nullable(word));
const severalSizes = z.optional(bounded(z.array(word), mostWords));

const openOrLocked = Object.fromEntries(lockNames.map((lock) => [lock, z.optional(z.boolean())])) as Record<
  LockName,
  z.ZodMiniOptional<z.ZodMiniBoolean>
>;

/** What someone changes, or has told so far: each key stands for itself. */
export const preferencesUpdate = z.strictObject({
  sizes: z.optional(
    z.strictObject({
      tshirts: severalSizes,
      tshirts_cut: severalSizes,
      pants_waist: oneSize,
      pants_cut: severalSizes,
      tops: oneSize,
      tops_cut: severalSizes,
      pants: oneSize,
      shirts: oneSize,
      shirts_cut: severalSizes,
      jackets: oneSize,
      jackets_cut: severalSizes,
      shoes: oneSize,
    }),
  ),
  wishes: z.optional(
    bounded(
      z.record(
        z.string(),
        z.strictObject({ value: wishValue, search: z.optional(z.string()), name: z.optional(z.string()) }),
      ),
      Math.max(...universes.map((universe) => wishesOf(universe).length)),
    ),
  ),
  styles: z.optional(z.strictObject({ selected_styles: bounded(z.array(styleId), styleAxes.length) })),
  budget: z.optional(
    bounded(
      z.array(
        z.strictObject({
          key: word,
          name: z.optional(word),
          min: z.optional(z.number()),
          max: z.optional(z.number()),
          minValue: euros,
          maxValue: euros,
        }),
      ),
      budgetRows.length,
    ),
  ),
  global: z.optional(z.strictObject({ openness: z.optional(degree), dresscode: z.optional(degree) })),
  brands_followed: z.optional(bounded(z.array(id), mostBrands)),
  wantstyles: z.optional(bounded(z.array(styleId), styleAxes.length)),
  locks: z.optional(
    z.strictObject({ ...openOrLocked, budget_rows: z.optional(bounded(z.array(word), budgetRows.length)) }),
  ),
  /** What someone answers to a reason, by its trait; null takes the answer back. */
  corrections: z.optional(
    bounded(
      z.record(z.string().check(z.regex(traitPattern)), z.nullable(z.enum(corrections))),
      mostCorrections,
    ),
  ),
});
export type PreferencesToUpdate = z.input<typeof preferencesUpdate>;

export const updatePreferences = defineEndpoint({
  id: "updatePreferences",
  method: "PATCH",
  path: "/api/users/me/preferences",
  access: "member",
  summary: "Changes what is named, key by key; everything else stays. All of it or, with a fault, nothing.",
  query: inUniverse,
  body: z.strictObject({ preferences_to_update: preferencesUpdate }),
  answer: z.object({ preferences }),
});

export const followBrand = defineEndpoint({
  id: "followBrand",
  method: "PATCH",
  path: "/api/users/me/preferences/brands_followed",
  access: "member",
  summary: "Follows one brand, or follows it no more.",
  body: z.strictObject({ id, value: z.boolean() }),
  answer: z.object({ brands_followed: ids }),
});

/** What has too many parts is not looked into: a hundred thousand wrong ones would be as many faults. */
function bounded<S extends z.ZodMiniType>(schema: S, most: number) {
  const count = z.transform((value: unknown, { issues }) => {
    if (typeof value === "object" && value !== null && Object.keys(value).length > most)
      issues.push({ code: "custom", message: "too_big", input: value });
    return value;
  });
  // What goes in and comes out is the schema's own.
  return z.pipe(count, schema) as z.ZodMiniType<z.output<S>, z.input<S>>;
}
