import { type Dye, type DyeGroup, dyes, dyesOf } from "../illustrator/cloth/dyes.ts";
import { everyday } from "../illustrator/draft.ts";
import { pickWeighted, type Random } from "../illustrator/random.ts";
import type { FabricOption } from "../illustrator/silhouettes/silhouette.ts";
import type { HouseBrand } from "./brand.ts";

/** A colour of the brand that this cloth comes in; one of the cloth's own when the brand has none for it. */
export function paletteDye(brand: HouseBrand, option: FabricOption, random: Random): Dye | undefined {
  const choices = paletteOf(brand, option);
  if (choices.length === 0) return undefined;
  return pickWeighted(choices, random, ([, weight]) => weight)[0];
}

/** Every colour the brand shows this cloth in, with how often. */
function paletteOf(brand: HouseBrand, { dyes: groups = everyday }: FabricOption): [Dye, number][] {
  const weights = new Map<Dye, number>();
  for (const [name, weight] of brand.palette) {
    const members = dyes.filter((dye) => dye.name === name || dye.groups.includes(name as DyeGroup));
    const offered = members.filter((dye) => dye.groups.some((group) => groups.includes(group)));
    for (const dye of offered) weights.set(dye, (weights.get(dye) ?? 0) + weight / offered.length);
  }
  return [...weights];
}

/** Colours to add to a first one: those of the brand before those of the cloth, never a near double. */
export function otherDyes(
  brand: HouseBrand,
  option: FabricOption,
  first: Dye,
  count: number,
  random: Random,
): Dye[] {
  const own = paletteOf(brand, option);
  const usual = (option.dyes ?? everyday).flatMap(dyesOf).map((dye): [Dye, number] => [dye, 0.05]);
  const left = new Map([...usual, ...own]);
  const taken = [first];
  while (taken.length <= count && left.size > 0) {
    const [dye] = pickWeighted([...left], random, ([, weight]) => weight);
    left.delete(dye);
    if (!taken.some(({ key }) => key === dye.key)) taken.push(dye);
  }
  return taken.slice(1);
}
