import { budgetRowsOf, isBudget } from "#vocabulary/budget.ts";
import { cutFields, cuts } from "#vocabulary/cut.ts";
import { type PreferencesUpdate, singleSizes } from "#vocabulary/preferences.ts";
import { sizeOf } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishNamed } from "#vocabulary/wish.ts";

/** What an update may say beside the values: it must be what the row or the wish is anyway. */
export type PreferencesAsked = Omit<PreferencesUpdate, "wishes" | "budget"> & {
  readonly wishes?: Readonly<Record<string, WishAsked>> | undefined;
  readonly budget?: readonly BudgetAsked[] | undefined;
};

type WishAsked = {
  readonly value: 0 | 2;
  readonly search?: string | undefined;
  readonly name?: string | undefined;
};

type BudgetAsked = {
  readonly key: string;
  readonly name?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly minValue: number;
  readonly maxValue: number;
};

type Fault = "unknown" | "invalid" | "too_small" | "too_big";
type Faults = readonly (readonly [field: string, fault: Fault])[];

/** Each field with something that this universe, or the catalogue, does not have. Empty when all is well. */
export function preferencesFaults(
  universe: Universe,
  asked: PreferencesAsked,
  isBrand: (id: number) => boolean,
): Readonly<Record<string, Fault>> {
  const faults = [
    ...sizeFaults(universe, asked.sizes ?? {}),
    ...wishFaults(universe, asked.wishes ?? {}),
    ...budgetFaults(universe, asked.budget ?? []),
    ...lockFaults(universe, asked.locks?.budget_rows ?? []),
    ...listFaults("styles.selected_styles", asked.styles?.selected_styles),
    ...listFaults("wantstyles", asked.wantstyles),
    ...listFaults("brands_followed", asked.brands_followed, isBrand),
  ];
  return Object.fromEntries(faults);
}

/** A list is a set: whatever comes twice was not chosen by anyone. */
function listFaults<Item>(field: string, items: readonly Item[] = [], isKnown = (_: Item) => true): Faults {
  return items.flatMap((item, place): Faults => {
    if (!isKnown(item)) return [[`${field}.${place}`, "unknown"]];
    return items.indexOf(item) === place ? [] : [[`${field}.${place}`, "invalid"]];
  });
}

function sizeFaults(universe: Universe, sizes: NonNullable<PreferencesAsked["sizes"]>): Faults {
  const words = (field: (typeof cutFields)[number]): readonly string[] => cuts[universe][field];
  return [
    ...listFaults(
      "sizes.tshirts",
      sizes.tshirts,
      (label) => sizeOf(universe, "tshirts", label) !== undefined,
    ),
    ...singleSizes.flatMap((field) => {
      const label = sizes[field];
      const isKnown = label === undefined || label === null || sizeOf(universe, field, label);
      return isKnown ? [] : [[`sizes.${field}`, "unknown"] as const];
    }),
    ...cutFields.flatMap((field) =>
      listFaults(`sizes.${field}`, sizes[field], (word) => words(field).includes(word)),
    ),
  ];
}

function wishFaults(universe: Universe, wishes: NonNullable<PreferencesAsked["wishes"]>): Faults {
  return Object.entries(wishes).flatMap(([name, wish]): Faults => {
    const known = wishNamed(universe, name);
    if (!known) return [[`wishes.${name}`, "unknown"]];
    return [
      ...unlike(`wishes.${name}.search`, wish.search, known.search),
      ...unlike(`wishes.${name}.name`, wish.name, known.name),
    ];
  });
}

function budgetFaults(universe: Universe, budget: readonly BudgetAsked[]): Faults {
  const keys = budget.map(({ key }) => key);
  return budget.flatMap((asked, place): Faults => {
    const field = `budget.${place}`;
    const row = budgetRowsOf(universe).find(({ key }) => key === asked.key);
    if (!row) return [[`${field}.key`, "unknown"]];
    if (keys.indexOf(asked.key) !== place) return [[`${field}.key`, "invalid"]];
    return [
      ...unlike(`${field}.name`, asked.name, row.name),
      ...unlike(`${field}.min`, asked.min, row.min),
      ...unlike(`${field}.max`, asked.max, row.max),
      ...rangeFaults(field, asked, row),
    ];
  });
}

function rangeFaults(
  field: string,
  asked: BudgetAsked,
  row: { readonly min: number; readonly max: number },
): Faults {
  if (!Number.isInteger(asked.minValue)) return [[`${field}.minValue`, "invalid"]];
  if (!Number.isInteger(asked.maxValue)) return [[`${field}.maxValue`, "invalid"]];
  if (asked.minValue < row.min) return [[`${field}.minValue`, "too_small"]];
  if (asked.maxValue > row.max) return [[`${field}.maxValue`, "too_big"]];
  return isBudget(row, asked) ? [] : [[`${field}.minValue`, "too_big"]];
}

/** To lock a row twice is to lock it. */
function lockFaults(universe: Universe, keys: readonly string[]): Faults {
  const known = new Set<string>(budgetRowsOf(universe).map(({ key }) => key));
  return keys.flatMap(
    (key, place): Faults => (known.has(key) ? [] : [[`locks.budget_rows.${place}`, "unknown"]]),
  );
}

const unlike = <Value>(field: string, said: Value | undefined, is: Value): Faults =>
  said === undefined || said === is ? [] : [[field, "invalid"]];
