import { lookSlots } from "#vocabulary/look.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Brief, Look } from "./look.ts";
import type { Piece, Wardrobe } from "./piece.ts";
import { itemOf } from "./renew.ts";
import { canBeWorn } from "./rules.ts";
import { formalityOf, scoreOf } from "./score.ts";

/** Which of the products it is, and what is wrong with it. */
type AssemblyRefusal = { readonly at: number; readonly fault: "not_offered" | "not_of_universe" | "no_room" };

/**
 * A look of pieces that somebody chose. Only what cannot be worn is refused: a piece that cannot be had, that is of the
 * other universe, or for which there is no room. Whether it is a good look is for them to say; the score says what the
 * composer thinks of it.
 */
export function assemble(
  wardrobe: Wardrobe,
  brief: Brief,
  products: readonly number[],
): Result<Pick<Look, "items" | "formality" | "score">, AssemblyRefusal> {
  const pieces: Piece[] = [];
  for (const [at, product] of products.entries()) {
    const piece = wardrobe.find(product);
    if (!piece) return refuse({ at, fault: "not_offered" });
    if (piece.universe !== brief.universe) return refuse({ at, fault: "not_of_universe" });
    if (!canBeWorn([...pieces, piece], brief)) return refuse({ at, fault: "no_room" });
    pieces.push(piece);
  }
  pieces.sort((a, b) => lookSlots.indexOf(a.slot) - lookSlots.indexOf(b.slot));
  return accept({
    items: pieces.map(itemOf),
    formality: formalityOf(pieces),
    score: scoreOf(pieces, brief),
  });
}
