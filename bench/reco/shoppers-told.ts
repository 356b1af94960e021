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

/** How many of those who are asked look into it; once they have, half as many, unless they have news. */
const look = 2 / 3;
/** How much of what is wrong or missing they then put right. */
const mostly = { missing: 0.5, wrong: 0.5, wish: 0.4 };
/** Whoever knows that their taste has moved goes through it as they did at first. */
const anew = { missing: 0.8, wrong: 0.8, wish: 0.65 };

/** For somebody who is asked now and then whether what they told still holds. Styles and wishes are all it is about. */
export function tellsAgain(taste: Taste, hasMoved: boolean): (told: Told, random: Random) => Told {
  let [isNews, hasLooked] = [hasMoved, false];
  return (told, random) => {
    if (!random.chance(hasLooked ? look / 2 : look)) return told;
    const manner = isNews ? anew : mostly;
    [isNews, hasLooked] = [false, true];
    return {
      ...told,
      styles: { selected_styles: stylesAgain(taste, told, manner, random) },
      wishes: wishesAgain(taste, told, manner, random),
    };
  };
}

type Manner = Readonly<Record<keyof typeof anew, number>>;

function stylesAgain({ styles }: Taste, { styles: told }: Told, manner: Manner, random: Random): number[] {
  const known = new Set(told?.selected_styles);
  return Array.from(styles.keys(), (axis) => axis + 1).filter((id) => {
    const draws = styles[id - 1] ?? 0;
    if (known.has(id)) return draws > 0 || !random.chance(manner.wrong);
    return draws > ownStyle && random.chance(manner.missing);
  });
}

function wishesAgain({ universe, kinds }: Taste, { wishes = {} }: Told, manner: Manner, random: Random) {
  const again = wishesOf(universe).filter(({ name, leaves }) => {
    const draws = Math.max(...leaves.map((leaf) => kinds[leafCodes.codeOf(leaf)] ?? 0));
    if (wishes[name]) return draws > ownWish / 2 || !random.chance(manner.wrong);
    return draws > ownWish && random.chance(manner.wish);
  });
  return Object.fromEntries(again.map(({ name }) => [name, { value: 2 as const }]));
}

/** From here on they would say that it is theirs. */
const [ownStyle, ownWish] = [0.3, 0.75];

function stylesOf({ styles }: Taste, random: Random): number[] {
  const own = [...styles.keys()].filter((axis) => (styles[axis] ?? 0) > ownStyle && random.chance(0.8));
  const wrong = random.chance(0.3) ? [Math.floor(random() * styles.length)] : [];
  return [...new Set([...own, ...wrong])].map((axis) => axis + 1);
}

function wishesTold({ universe, kinds }: Taste, random: Random) {
  const told = wishesOf(universe).filter(({ leaves }) => {
    const wanted = leaves.some((leaf) => (kinds[leafCodes.codeOf(leaf)] ?? 0) > ownWish);
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
