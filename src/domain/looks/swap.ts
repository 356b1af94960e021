import { inOrder, type LookSlot, type LookSwap } from "#vocabulary/look.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { isOfLeaf } from "./is-of-leaf.ts";
import type { Brief, Look, LookItem } from "./look.ts";
import { recipes } from "./occasions.ts";
import type { Piece, Wardrobe } from "./piece.ts";
import { accentsOf, disagreement, type Fault, isFinished, mostAccents, unfit } from "./rules.ts";
import { worthBeside } from "./score.ts";

/** The pieces a look has now; nothing for one that cannot be had. */
export const piecesOf = (wardrobe: Wardrobe, { items }: Pick<Look, "items">): readonly Piece[] =>
  items.flatMap(({ product }) => wardrobe.find(product) ?? []);

/** The most that is offered in place of a piece. */
const mostOffered = 24;

/** What could take the place of a piece and leaves the look one that holds up, best first. */
export function alternativesFor(
  wardrobe: Wardrobe,
  look: Look,
  slot: LookSlot,
  most = mostOffered,
): readonly Piece[] {
  const pieces = piecesOf(wardrobe, look);
  const own = pieces.find((piece) => piece.slot === slot);
  const others = pieces.filter((piece) => piece.slot !== slot);
  if (others.length === pieces.length) return [];
  return wardrobe
    .shelf(look.universe, slot)
    .filter((piece) => piece !== own && suits(piece, others, look))
    .map((piece) => ({ piece, worth: worthBeside(piece, others, look) + (isUsual(piece, look) ? 0.1 : 0) }))
    .sort((a, b) => b.worth - a.worth || a.piece.id - b.piece.id)
    .slice(0, most)
    .map(({ piece }) => piece);
}

/** Whether the look is still one with it. */
const suits = (piece: Piece, others: readonly Piece[], look: Look): boolean =>
  goesWith(piece, others, look) && isFinished([...others, piece], look);

/** Whether it goes with these, which need not be all. */
export const goesWith = (piece: Piece, others: readonly Piece[], brief: Brief): boolean =>
  unfit(piece, brief) === undefined &&
  others.every((other) => disagreement(piece, other) === undefined) &&
  accentsOf([...others, piece]) <= mostAccents;

/** Whether people wear such a piece to the occasion. */
const isUsual = (piece: Piece, { universe, occasion }: Look): boolean =>
  recipes[universe][occasion].some(({ from }) => isOfLeaf(piece, ...(from[piece.slot] ?? [])));

type SwapRefusal = { readonly kind: "unsuited"; readonly fault: Fault | "gone" };

/**
 * The look with other pieces in it. What is asked for is in stock, goes where it is put, and leaves season and dress
 * code as they are; whether the colours please is for the person who asks to say.
 */
export function redress(
  wardrobe: Wardrobe,
  look: Look,
  swaps: readonly LookSwap[],
): Result<Look, SwapRefusal> {
  if (swaps.length === 0) return accept(look);
  let items = look.items;
  for (const { slot, product } of inOrder(swaps)) {
    const piece = wardrobe.find(product);
    const kept = items.find((item) => item.slot === slot);
    if (!piece) return refuse({ kind: "unsuited", fault: "gone" });
    if (!kept || piece.slot !== slot) return refuse({ kind: "unsuited", fault: "slot" });
    const fault = unfit(piece, look);
    if (fault) return refuse({ kind: "unsuited", fault });
    items = items.map((item) => (item === kept ? worn(item, piece) : item));
  }
  const redressed = { ...look, items };
  const pieces = piecesOf(wardrobe, redressed);
  const fault = pieces
    .flatMap((piece, i) => pieces.slice(i + 1).flatMap((other) => disagreement(piece, other) ?? []))
    .find((one) => one === "slot" || one === "formality");
  return fault ? refuse({ kind: "unsuited", fault }) : accept(redressed);
}

/** Whoever puts a piece in chose it: it stands in for nothing. */
const worn = (item: LookItem, { id, leaf, colour }: Piece): LookItem =>
  item.product === id ? item : { ...item, chosen: id, product: id, leaf, colour };
