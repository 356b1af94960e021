import type { Card } from "#contract/products.ts";

/** How many pieces are asked about. */
export const teaserCount = 5;

/** Four kinds of clothes and a pair of shoes say more of a taste than a ring or a belt; then whatever is there. */
const wanted: readonly ((branch: readonly string[], families: ReadonlySet<string>) => boolean)[] = [
  ...Array.from(
    { length: 4 },
    () =>
      ([department, family]: readonly string[], families: ReadonlySet<string>) =>
        department === "A" && !families.has(`A.${family}`),
  ),
  ([department]) => department === "B",
];

/** Five that have little in common, of the first ones that do. */
export function varied(cards: readonly Card[]): readonly Card[] {
  const picked: Card[] = [];
  for (const suits of wanted) {
    const families = new Set(picked.map((card) => branchOf(card).slice(0, 2).join(".")));
    const card = cards.find((one) => !picked.includes(one) && suits(branchOf(one), families));
    if (card) picked.push(card);
  }
  return [...picked, ...cards.filter((card) => !picked.includes(card) && isOuter(card))].slice(
    0,
    teaserCount,
  );
}

const branchOf = ({ category }: Card): readonly string[] => category.split(".").slice(1);

/** Nobody is asked about underwear on the front page. */
const isOuter = (card: Card): boolean => branchOf(card)[0] !== "F";
