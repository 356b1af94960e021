import { type BudgetKey, type BudgetRange, budgetRowsOf, isBudget } from "#vocabulary/budget.ts";
import { type Corrections, isCorrection, isTrait, mergeCorrections } from "#vocabulary/correction.ts";
import { cutFields, cuts } from "#vocabulary/cut.ts";
import { lockNames } from "#vocabulary/lock.ts";
import {
  defaultPreferences,
  globalNames,
  globalRange,
  type KeptSizes,
  type Preferences,
  singleSizes,
  type UniversePreferences,
} from "#vocabulary/preferences.ts";
import { type Size, type SizeField, sizeOf, sizeScales } from "#vocabulary/size.ts";
import { isStyleId } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";

/** Raised when a part changes its meaning; a part that is only added needs no other number. */
const version = 1;

/** Corrections are kept as a list: the database would not keep the order of names, and the latest are the last. */
export const writePreferences = ({ in: own, corrections, ...shared }: Preferences): string =>
  JSON.stringify({ version, ...shared, corrections: Object.entries(corrections), ...own });

/**
 * The document as it was kept, by this release or another. Whatever the vocabulary does not have (any more), or
 * what is not of its shape, is as if it had never been said: reading never fails.
 */
export function readPreferences(document: unknown): Preferences {
  const kept = recordOf(document);
  if (kept.version !== version) return defaultPreferences;
  const { global, locks } = defaultPreferences;
  return {
    styles: ascending(kept.styles),
    wantstyles: ascending(kept.wantstyles),
    global: { ...global, ...only(globalNames, kept.global, isDegree) },
    brandsFollowed: unique(kept.brandsFollowed, isId),
    brandsDisliked: unique(kept.brandsDisliked, isId),
    locks: { ...locks, ...only(lockNames, kept.locks, (value) => typeof value === "boolean") },
    corrections: readCorrections(kept.corrections),
    in: { men: readUniverse("men", kept.men), women: readUniverse("women", kept.women) },
  };
}

const readCorrections = (value: unknown): Corrections =>
  mergeCorrections(
    {},
    Object.fromEntries(
      listOf(value).flatMap((pair) => {
        const [trait, correction] = listOf(pair);
        const isRight = typeof trait === "string" && isTrait(trait) && isCorrection(correction);
        return isRight ? [[trait, correction]] : [];
      }),
    ),
  );

function readUniverse(universe: Universe, value: unknown): UniversePreferences {
  const kept = recordOf(value);
  const [wanted, locked] = [listOf(kept.wishes), listOf(kept.lockedRows)];
  return {
    sizes: readSizes(universe, recordOf(kept.sizes)),
    budget: readBudget(universe, recordOf(kept.budget)),
    lockedRows: budgetRowsOf(universe).flatMap(({ key }) => (locked.includes(key) ? [key] : [])),
    wishes: wishesOf(universe).flatMap(({ name }) => (wanted.includes(name) ? [name] : [])),
  };
}

function readSizes(universe: Universe, kept: Record<string, unknown>): KeptSizes {
  const { sizes: untold } = defaultPreferences.in[universe];
  const tshirts = listOf(kept.tshirts).flatMap((one) => readSize(universe, "tshirts", one)?.label ?? []);
  const single = singleSizes.map((field) => [field, readSize(universe, field, kept[field]) ?? null]);
  const chosen = cutFields.map((field) => {
    const words = listOf(kept[field]);
    return [field, cuts[universe][field].filter((word) => words.includes(word))];
  });
  return {
    ...untold,
    ...Object.fromEntries([...single, ...chosen]),
    tshirts: sizeScales[universe].tshirts.labels.flatMap((label) =>
      tshirts.includes(label) ? (sizeOf(universe, "tshirts", label) ?? []) : [],
    ),
  };
}

/** A label counts only in the system it was said in. */
function readSize(universe: Universe, field: SizeField, value: unknown): Size | undefined {
  const { label, system } = recordOf(value);
  const size = typeof label === "string" ? sizeOf(universe, field, label) : undefined;
  return size?.system === system ? size : undefined;
}

function readBudget(universe: Universe, kept: Record<string, unknown>): UniversePreferences["budget"] {
  const rows = budgetRowsOf(universe).flatMap((row): [BudgetKey, BudgetRange][] => {
    const { minValue, maxValue } = recordOf(kept[row.key]);
    const range = { minValue: Number(minValue), maxValue: Number(maxValue) };
    return isBudget(row, range) ? [[row.key, range]] : [];
  });
  return Object.fromEntries(rows);
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const unique = (value: unknown, isOne: (item: unknown) => item is number): readonly number[] => [
  ...new Set(listOf(value).filter(isOne)),
];

const ascending = (value: unknown): readonly number[] => unique(value, isStyleId).toSorted((a, b) => a - b);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isDegree = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= globalRange.least && Number(value) <= globalRange.most;

/** Of a record, the named values that are right. */
const only = (names: readonly string[], value: unknown, isRight: (value: unknown) => boolean) => {
  const kept = recordOf(value);
  return Object.fromEntries(names.flatMap((name) => (isRight(kept[name]) ? [[name, kept[name]]] : [])));
};
