import { type BackdropName, backdrops, dyeNamed } from "../cloth/dyes.ts";
import { draftGarment } from "../draft.ts";
import type { Garment } from "../garment.ts";
import type { Point } from "../geometry/point.ts";
import { dress } from "../looks/figure.ts";
import type { Item } from "../looks/item.ts";
import { itemOf, lookSizes, paintPlaced } from "../looks/look.ts";
import type { PieceWish } from "../looks/outfit.ts";
import { Sheet } from "../sheet.ts";
import { paintBackdrop } from "../studio/backdrop.ts";

/** A thing on the table, or several worn over one another. */
export interface Laid {
  readonly pieces: readonly [PieceWish, ...PieceWish[]];
  /** Where its middle lies, in a picture 1000 wide and 1250 high. */
  readonly at: Point;
  /** Pixels for one centimetre. */
  readonly scale: number;
  /** Degrees. */
  readonly turned: number;
  /** Chosen by looking. */
  readonly seed: string;
}

/** Things laid by hand, the lowest first. Pages cut off the top and the bottom: what matters lies in between. */
export interface StillLife {
  readonly universe: "men" | "women";
  readonly backdrop: BackdropName;
  readonly laid: readonly [Laid, ...Laid[]];
}

/** The still life as an SVG document. */
export function drawStillLife(name: string, { universe, backdrop, laid }: StillLife): string {
  const [width, height] = lookSizes["4:5"];
  const sheet = new Sheet(`still life ${name}`);
  const wall = paintBackdrop(sheet, backdrops[backdrop], [0, 0, width, height]);
  const things = laid
    .map(({ pieces, at, scale, turned, seed }) =>
      paintPlaced(sheet, { item: wornOf(pieces, universe, seed), at, scale, turned }),
    )
    .join("");
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${sheet.defs}${wall}${things}</svg>`;
}

/** Everything in it, what lies on top first: that is what the picture is of. */
export const garmentsIn = ({ universe, laid }: StillLife): Garment[] =>
  laid.toReversed().flatMap(({ pieces, seed }) => pieces.map((wish) => garmentOf(wish, universe, seed)));

function wornOf(pieces: Laid["pieces"], universe: StillLife["universe"], seed: string): Item {
  const items = pieces.map((wish) => itemOf({ slot: wish.slot, garment: garmentOf(wish, universe, seed) }));
  const [only] = items;
  const worn = items.length > 1 ? dress(items, true).worn : only;
  if (!worn) throw new Error(`nothing is worn of ${seed}`);
  return worn;
}

function garmentOf(wish: PieceWish, universe: StillLife["universe"], seed: string): Garment {
  const { slot: _, dye, motif = "plain", ...request } = wish;
  const garment = draftGarment({ ...request, universe, seed, motif, dye: dyeNamed(dye) });
  if (!garment) throw new Error(`nothing is drawn for ${wish.kind ?? wish.leaf} of ${seed}`);
  return garment;
}
