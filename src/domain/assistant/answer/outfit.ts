import type { Snapshot } from "../../catalogue/snapshot.ts";
import { recipes } from "../../looks/occasions.ts";
import type { Question } from "../../search/port.ts";
import type { Standing } from "../conversation.ts";
import { dress, isOccasion } from "./dress.ts";
import type { Openable } from "./holds.ts";
import { briefOf, type OutfitSearch } from "./outfit-brief.ts";
import type { AnsweredLook, AssistantWorld } from "./world.ts";

interface FoundOutfit {
  readonly look?: AnsweredLook;
  readonly opened: readonly Openable[];
  /** What leaves nothing, where opening it would give a look. */
  readonly blocked?: "price" | "not" | "more" | "swap" | "kind";
}

/** What may be opened for a look, in this order; each with what was opened before it. */
const order = ["material", "pattern", "cut", "length", "style", "formality", "colour", "season"] as const;

/** The best look for what stands; its total is within what was said, always. */
export async function findOutfit(world: AssistantWorld, search: OutfitSearch): Promise<FoundOutfit> {
  const snapshot = world.snapshot();
  const looks = world.looks();
  const more = await furtherPieces(world, snapshot, search);
  const tryWith = (standing: Standing, change: Partial<OutfitSearch> = {}) =>
    dress(snapshot, looks, briefOf(snapshot, { ...search, ...change, standing }, more));
  const { standing } = search;
  const asked = order.filter((name) => standing.slots[name]);
  for (let count = 0; count <= asked.length; count++) {
    const opened = asked.slice(0, count);
    const look = tryWith(without(standing, opened));
    if (look) return { look, opened };
  }
  const open = without(standing, asked);
  const { price: _, ...priceless } = open;
  const isMore = Object.keys(search.more).length > 0;
  if (isMore && tryWith(open, { more: {} })) return { opened: [], blocked: "more" };
  if (search.swap.length > 0 && tryWith(open, { swap: [] })) return { opened: [], blocked: "swap" };
  if (standing.price && tryWith(priceless)) return { opened: [], blocked: "price" };
  if (Object.keys(standing.not).length > 0 && tryWith({ ...open, not: {} }))
    return { opened: [], blocked: "not" };
  return { opened: [], blocked: "kind" };
}

const without = (standing: Standing, names: readonly string[]): Standing => ({
  ...standing,
  slots: Object.fromEntries(Object.entries(standing.slots).filter(([name]) => !names.includes(name))),
});

/** What looks in the book do not have on their shelves: what is named, and what costs least where there is a budget. */
async function furtherPieces(
  { engine }: AssistantWorld,
  snapshot: Snapshot,
  { standing, universe, language, swap }: OutfitSearch,
): Promise<readonly number[]> {
  const { slots, not, price } = standing;
  const exclude = {
    ...(not.colour && { colour: not.colour }),
    ...(not.material && { material: not.material }),
    ...(not.category && { category: not.category.map((code) => `${universe}.${code}`) }),
  };
  const find = async (codes: readonly string[], question: Partial<Question>) => {
    const category = codes.map((code) => `${universe}.${code}`);
    const include = { ...(category.length > 0 && { category }), ...question.include };
    const asked = { language, universe, from: 0, limit: few, withFacets: false, exclude };
    return (await engine.find({ ...asked, ...question, include })).products;
  };
  const named = [...(slots.category ?? []), ...swap];
  const found = named.length > 0 ? [await find(named, {})] : [];
  if (slots.colour) found.push(await find([], { include: { colour: slots.colour } }));
  if (price?.total && snapshot.size > roomy) {
    const occasion = slots.occasion?.find(isOccasion) ?? "everyday";
    const codes = [...new Set(recipes[universe][occasion].flatMap(({ from }) => Object.values(from).flat()))];
    for (const code of codes) found.push(await find([code], { sort: "price_up", limit: few / 4 }));
  }
  return [...new Set(found.flat())];
}

/** Pieces asked for beside the shelves; and the catalogue from which shelves leave something out. */
const [few, roomy] = [80, 3_000];
