import type { Taste } from "#contract/taste.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import { isCounted } from "#domain/taste/is-counted.ts";
import { noticed } from "#domain/taste/strength.ts";
import { presentTrait, type TasteView } from "./taste-traits.ts";

type Brand = Taste["brands"][number];

/** Of each list. */
const most = 24;

/** Followed or liked, the most liked first. */
export function presentBrands(view: TasteView): Taste["brands"] {
  const { behind, preferences } = view.reading;
  const followed = new Set(preferences.brandsFollowed);
  const known = [...behind.keys()].filter((trait) => trait.startsWith("brand:")).map(idOf);
  return [...new Set([...followed, ...known])]
    .flatMap((id) => brandOf(view, id))
    .filter((brand) => (brand.followed || brand.likes > 0) && brand.weight > -noticed)
    .sort((a, b) => b.likes - a.likes || b.weight - a.weight || a.id - b.id)
    .slice(0, most);
}

/** What was said of them by name, by a dislike, or by enough of their pieces. */
export function presentBrandsAgainst(view: TasteView): Taste["brands_against"] {
  const { preferences, taste } = view.reading;
  const dislikes = dislikedFor(view);
  const counting = taste.traits.flatMap(({ kind, trait, weight }) =>
    kind === "brand" && weight <= -noticed ? [idOf(trait)] : [],
  );
  return [...new Set([...preferences.brandsDisliked, ...dislikes.keys(), ...counting])]
    .flatMap((id) => brandOf(view, id).map((brand) => ({ ...brand, disliked: dislikes.get(id) ?? [] })))
    .slice(0, most);
}

function brandOf(view: TasteView, id: number): Brand[] {
  const shown = presentTrait(view, `brand:${id}`);
  return shown ? [{ ...shown, id, followed: view.reading.preferences.brandsFollowed.includes(id) }] : [];
}

const idOf = (trait: string): number => Number(trait.slice("brand:".length));

/** By brand, the pieces whose dislike was about it. */
function dislikedFor({ reading }: TasteView): ReadonlyMap<number, number[]> {
  const { snapshot, evidence, settings } = reading;
  const counts = isCounted(settings);
  const found = new Map<number, number[]>();
  for (const one of evidence) {
    if (one.scope !== "brand" || !counts(one)) continue;
    const brand = snapshot.brandIds[rowOf(snapshot, one.product)] ?? 0;
    if (brand > 0) found.set(brand, [...(found.get(brand) ?? []), one.product]);
  }
  return found;
}
