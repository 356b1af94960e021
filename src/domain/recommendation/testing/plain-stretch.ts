import { correctionFactors } from "#vocabulary/correction.ts";
import { listingOf } from "../../catalogue/listing.ts";
import type { Product } from "../../catalogue/product.ts";
import type { Evidence } from "../../taste/evidence.ts";
import { clear } from "../../taste/strength.ts";
import { tasteOf } from "../../taste/taste-of.ts";
import { type Session, tasteSourceOf } from "../session.ts";
import type { Wants } from "../wants.ts";
import { isOf } from "./plain-rules.ts";
import type { Shop } from "./random-people.ts";

/* What is outside someone's taste, read off whole products the slow way. */

/** The axis a piece is most of; of equals the lower. */
export const mainAxis = ({ traits }: Product): number =>
  traits.styles
    .map(({ id, score }) => ({ id, score: Math.round(score * 255) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id)[0]?.id ?? 0;

export const familyOf = ({ leaf }: Pick<Product, "leaf">): string => leaf.slice(0, leaf.lastIndexOf("."));

/** The styles that are theirs: told, wanted, liked three times and seldom disliked, or clearly learned. */
export function ownAxes({ products, snapshot }: Shop, wants: Wants, session: Session): readonly number[] {
  const latest = new Map<number, boolean>();
  for (const { id, isLike } of session.evidence ? keptOf(session.evidence) : saidIn(session))
    latest.set(id, isLike);
  const count = (axis: number, isLike: boolean) =>
    products.filter(
      (one) => latest.get(one.id) === isLike && one.universe === wants.universe && mainAxis(one) === axis,
    ).length;
  const { evidence, settings, now } = tasteSourceOf(session);
  const { traits } = tasteOf(snapshot, wants.universe, evidence, settings, now);
  const learned = (axis: number) => {
    const said = wants.corrections.get(`taste:style:${axis}`);
    const weight = traits.find(({ trait }) => trait === `style:${axis}`)?.weight ?? 0;
    return said ? weight * correctionFactors[said] : weight;
  };
  const axes = Array.from({ length: 22 }, (_, i) => i + 1);
  const adopted = axes.filter(
    (axis) =>
      (count(axis, true) >= 3 && count(axis, true) >= 2 * count(axis, false)) || learned(axis) >= clear,
  );
  return [...new Set([...wants.styles, ...wants.wantedStyles, ...adopted])];
}

/** All that is kept of someone, as it came: who saves, chooses or buys a piece is for it. */
const keptOf = (evidence: readonly Evidence[]) =>
  evidence.flatMap(({ product: id, kind, scope = "item" }) => {
    if (["liked", "bookmarked", "product_chosen", "product_purchased"].includes(kind))
      return [{ id, isLike: true }];
    return kind === "disliked" && scope === "item" ? [{ id, isLike: false }] : [];
  });

/** Of a visit alone, evenly among each other. */
const saidIn = ({ liked, disliked, scopes = [] }: Session) =>
  [
    ...disliked.map((id, i) => ({ id, isLike: false, place: (i + 1) / disliked.length })),
    ...liked.map((id, i) => ({ id, isLike: true, place: (i + 1) / liked.length })),
  ]
    .sort((a, b) => a.place - b.place)
    .filter(({ id, isLike }) => isLike || !scopes.some((one) => one.id === id && one.scope !== "item"));

/** Whether it may be tried on somebody who has styles of their own. */
export const isOutside = (product: Product, wants: Wants, own: readonly number[]): boolean =>
  mainAxis(product) > 0 &&
  !own.includes(mainAxis(product)) &&
  !own.some((axis) => isOf(product.traits, axis)) &&
  isTriable(product, wants);

/** Of no brand they follow, not far above what they spend, and nothing that is worn underneath or in bed. */
export function isTriable(product: Product, { brandsFollowed, locks, prices }: Wants): boolean {
  const most = prices.get(product.leaf)?.max ?? Number.POSITIVE_INFINITY;
  const isTheirs = brandsFollowed.has(product.brand) && !locks.has("brands");
  const isOwnAffair = ["F.1", "F.3"].includes(familyOf(product));
  return !isTheirs && !isOwnAffair && (listingOf(product).price ?? 0) <= most * 1.25;
}
