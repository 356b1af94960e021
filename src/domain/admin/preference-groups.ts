import { type BudgetKey, budgetRowsOf } from "#vocabulary/budget.ts";
import { cutFields, cutLabel } from "#vocabulary/cut.ts";
import { type LockName, lockNames } from "#vocabulary/lock.ts";
import type { PreferenceKey } from "#vocabulary/preference-key.ts";
import { type Preferences, singleSizes, type UniversePreferences } from "#vocabulary/preferences.ts";
import { sizeText } from "#vocabulary/size.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishNamed } from "#vocabulary/wish.ts";
import {
  both,
  budgetWords,
  degreeWords,
  garmentWords,
  lockWords,
  named,
  type Words,
} from "./preference-words.ts";

/** One thing that someone told, as groups of people are made of it. */
export type Told = { readonly value: string; readonly label: Words };
type BrandName = (id: number) => string | undefined;

/** Everything someone told of each, once. */
export const toldBy = (
  preferences: Preferences,
  universe: Universe,
  brandName: BrandName,
): Readonly<Record<PreferenceKey, readonly Told[]>> => {
  const own = preferences.in[universe];
  return {
    styles: preferences.styles.flatMap(toldStyle),
    wantstyles: preferences.wantstyles.flatMap(toldStyle),
    wishes: own.wishes.flatMap((name) => {
      const wish = wishNamed(universe, name);
      return wish ? [{ value: name, label: wish.label }] : [];
    }),
    brands_followed: preferences.brandsFollowed.flatMap((id) => {
      const name = brandName(id);
      return name === undefined ? [] : [{ value: String(id), label: both(name, name) }];
    }),
    sizes: toldSizes(own, universe),
    budget: toldBudget(own, universe),
    openness: [degreeOf("openness", preferences.global.openness)],
    dresscode: [degreeOf("dresscode", preferences.global.dresscode)],
    locks: toldLocks(preferences, own, universe),
  };
};

function toldStyle(id: number): Told[] {
  const axis = styleAxes[id - 1];
  return axis ? [{ value: axis, label: styleAxisLabels[axis] }] : [];
}

const degreeOf = (name: "openness" | "dresscode", degree: number): Told => ({
  value: String(degree),
  label: degreeWords(name, degree),
});

function toldSizes({ sizes }: UniversePreferences, universe: Universe): Told[] {
  const size = (field: (typeof singleSizes)[number] | "tshirts", label: string, text: string): Told => ({
    value: `${field}:${label}`,
    label: named(garmentWords(universe, field), both(text, text)),
  });
  return [
    ...sizes.tshirts.map((one) => size("tshirts", one.label, sizeText(one))),
    ...singleSizes.flatMap((field) => {
      const one = sizes[field];
      return one ? [size(field, one.label, sizeText(one))] : [];
    }),
    ...cutFields.flatMap((field) =>
      sizes[field].map((cut) => ({
        value: `${field}:${cut}`,
        label: named(garmentWords(universe, field), cutLabel(field, cut)),
      })),
    ),
  ];
}

/** Whole euros: nearly everyone has an upper end of their own, so it is told by the next of these. */
const steps = [25, 50, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000];

const toldBudget = ({ budget }: UniversePreferences, universe: Universe): Told[] =>
  budgetRowsOf(universe).flatMap(({ key, label }) => {
    const most = budget[key]?.maxValue;
    const step = most === undefined ? undefined : (steps.find((one) => one >= most) ?? most);
    return step === undefined
      ? []
      : [{ value: `${key}:${step}`, label: named(label[universe], budgetWords(step)) }];
  });

function toldLocks({ locks }: Preferences, own: UniversePreferences, universe: Universe): Told[] {
  const whole = lockNames.filter((name: LockName) => locks[name]);
  const rows = budgetRowsOf(universe).filter(({ key }: { key: BudgetKey }) => own.lockedRows.includes(key));
  return [
    ...whole.map((name) => ({ value: name, label: lockWords[name] })),
    ...rows.map(({ key, label }) => ({
      value: `budget:${key}`,
      label: named(lockWords.budget, label[universe]),
    })),
  ];
}
