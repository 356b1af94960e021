import { accord } from "./harmony.ts";
import { isOfLeaf } from "./is-of-leaf.ts";
import type { Look, LookItem } from "./look.ts";
import type { Piece, Wardrobe } from "./piece.ts";
import { canBeWorn, faultsOf } from "./rules.ts";
import { formalityOf, scoreOf, worthBeside } from "./score.ts";
import { goesWith } from "./swap.ts";

/**
 * A look as it can be had now. A piece that came back is in it again; for one that is gone something like it stands
 * in. When nothing does, or the whole no longer holds up, the look is retired until it can be had again.
 */
export function mend(wardrobe: Wardrobe, look: Look): Look {
  if (look.deleted) return look;
  let pieces: readonly Piece[] = look.items.flatMap(({ chosen }) => wardrobe.find(chosen) ?? []);
  const items: LookItem[] = [];
  for (const item of look.items) {
    const own = wardrobe.find(item.chosen);
    const standIn = own ? undefined : standInFor(wardrobe, look, item, pieces);
    const piece = own ?? standIn;
    if (!piece) return { ...look, retired: true };
    if (standIn) pieces = [...pieces, standIn];
    items.push(item.product === piece.id ? item : { ...item, product: piece.id });
  }
  // What a merchant says of a piece may change, too.
  if (!holdsUp(pieces, look)) return { ...look, retired: true };
  const isSame = !look.retired && items.every((item, i) => item === look.items[i]);
  if (isSame) return look;
  return { ...look, items, formality: formalityOf(pieces), score: scoreOf(pieces, look), retired: false };
}

/** What an admin put together is theirs to judge, as long as somebody could wear it. */
const holdsUp = (pieces: readonly Piece[], look: Look): boolean =>
  look.byAdmin ? canBeWorn(pieces, look) : faultsOf(pieces, look).length === 0;

/** Of the same kind, or family where there is none; near in colour, and at home beside the others; the one that stands in already, if it can. */
function standInFor(
  wardrobe: Wardrobe,
  look: Look,
  item: LookItem,
  others: readonly Piece[],
): Piece | undefined {
  const goes = (piece: Piece) =>
    look.byAdmin ? canBeWorn([...others, piece], look) : goesWith(piece, others, look);
  const present = wardrobe.find(item.product);
  if (present && present.slot === item.slot && goes(present)) return present;
  const shelf = wardrobe.shelf(look.universe, item.slot).filter(goes);
  const alike = shelf.filter(({ leaf }) => leaf === item.leaf);
  const family = item.leaf.slice(0, item.leaf.lastIndexOf("."));
  const [best] = (alike.length > 0 ? alike : shelf.filter((piece) => isOfLeaf(piece, family)))
    .map((piece) => ({
      piece,
      worth: worthBeside(piece, others, look) + (piece.colour === item.colour ? 0.5 : nearness(piece, item)),
    }))
    .sort((a, b) => b.worth - a.worth || a.piece.id - b.piece.id);
  return best?.piece;
}

const nearness = (piece: Piece, { colour }: LookItem): number => 0.1 * accord(piece, { ...piece, colour });
