import { leafCodes } from "../../src/domain/catalogue/columns.ts";
import { quantile } from "../../src/domain/catalogue/quantile.ts";
import { rowsOffered } from "../../src/domain/catalogue/rows-offered.ts";
import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import { families } from "../../src/domain/recommendation/leaf-groups.ts";
import type { Told } from "../../src/domain/recommendation/wants.ts";
import { type Random, randomFrom } from "../../src/supply/illustrator/random.ts";
import { budgetRowOf, budgetRowsOf } from "../../src/vocabulary/budget.ts";
import { leavesOf } from "../../src/vocabulary/category.ts";
import { wishesOf } from "../../src/vocabulary/wish.ts";
import { bell, type Taste } from "./shoppers-people.ts";

/** What somebody says of their taste when asked: some of it, some of it wrong, some questions skipped. */
export function tell(snapshot: Snapshot, taste: Taste): Told {
  const random = randomFrom(`${taste.seed} told`);
  const answers = <Value>(share: number, value: () => Value) => (random.chance(share) ? value() : undefined);
  return {
    styles: answers(0.95, () => ({ selected_styles: stylesOf(taste, random) })),
    wishes: answers(0.8, () => wishesTold(taste, random)),
    budget: answers(0.7, () => budgetOf(snapshot, taste, random)),
    brands_followed: answers(0.65, () => brandsOf(taste, random)),
    global: answers(0.6, () => ({
      dresscode: Math.max(1, Math.min(5, Math.round(taste.formality + 0.5 * bell(random)))),
    })),
  };
}

function stylesOf({ styles }: Taste, random: Random): number[] {
  const own = [...styles.keys()].filter((axis) => (styles[axis] ?? 0) > 0.3 && random.chance(0.8));
  const wrong = random.chance(0.3) ? [Math.floor(random() * styles.length)] : [];
  return [...new Set([...own, ...wrong])].map((axis) => axis + 1);
}

function wishesTold({ universe, kinds }: Taste, random: Random) {
  const told = wishesOf(universe).filter(({ leaves }) => {
    const wanted = leaves.some((leaf) => (kinds[leafCodes.codeOf(leaf)] ?? 0) > 0.75);
    return random.chance(wanted ? 0.65 : 0.03);
  });
  return Object.fromEntries(told.map(({ name }) => [name, { value: 2 as const }]));
}

/** From their place in the prices of each row, in round figures, for some of the rows. */
function budgetOf(snapshot: Snapshot, { universe, purse }: Taste, random: Random) {
  const rows = rowsOffered(snapshot)[universe];
  return budgetRowsOf(universe).flatMap((row) => {
    if (!random.chance(0.55)) return [];
    const codes = leavesOf(universe)
      .filter((leaf) => budgetRowOf(universe, leaf)?.key === row.key)
      .map((leaf) => leafCodes.codeOf(leaf));
    const prices = rows
      .filter((one) => codes.includes(snapshot.leaves[one] ?? 0) && (snapshot.prices[one] ?? 0) > 0)
      .map((one) => snapshot.prices[one] ?? 0)
      .sort();
    if (prices.length === 0) return [];
    const centre = (purse[families[codes[0] ?? 0] ?? 0] ?? 0.5) + 0.08 * bell(random);
    const euros = (place: number) =>
      Math.round(quantile(prices, Math.max(0, Math.min(1, place))) / 1000) * 10;
    const minValue = Math.max(row.min, Math.min(row.max - 1, euros(centre - 0.3)));
    const maxValue = Math.max(minValue + 1, Math.min(row.max, euros(centre + 0.22)));
    return [{ key: row.key, minValue, maxValue }];
  });
}

function brandsOf({ brands }: Taste, random: Random): number[] {
  const byLove = [...brands].sort(([, a], [, b]) => b - a).map(([id]) => id);
  return [
    ...byLove.slice(0, 8).filter(() => random.chance(0.3)),
    ...byLove.slice(8).filter(() => random.chance(0.003)),
  ];
}
