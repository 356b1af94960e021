import type { Colour } from "../colour/oklab.ts";
import { familyOf, type Garment, modelOf, partedOf } from "../garment.ts";
import { warpField } from "../geometry/noise.ts";
import { type Point, turn } from "../geometry/point.ts";
import { families } from "../model/families.ts";
import type { Model } from "../model/part.ts";
import { boxOf, moveModel } from "../model/place.ts";
import { Sheet } from "../sheet.ts";
import { paintBackdrop, paintWallShadow } from "../studio/backdrop.ts";
import { paintGarment } from "../studio/garment.ts";
import { arrange, type Placement } from "./arrange.ts";
import type { Item, Slot } from "./item.ts";

export interface LookPiece {
  readonly slot: Slot;
  readonly garment: Garment;
}

/** Some pieces laid out together. Plain data. */
export interface Look {
  readonly pieces: readonly LookPiece[];
  /** Laid out side by side, or worn over one another as on an invisible figure. */
  readonly layout: "flat-lay" | "layered";
  readonly ratio: "4:5" | "16:9";
  readonly backdrop: Colour;
  readonly seed: string;
}

export const lookSizes = { "4:5": [1000, 1250], "16:9": [1600, 900] } as const;

/** The look as an SVG document. */
export function drawLook(look: Look): string {
  const [width, height] = lookSizes[look.ratio];
  const sheet = new Sheet(`look ${look.seed} ${look.layout} ${look.ratio}`);
  const items = look.pieces.map(itemOf);
  const backdrop = paintBackdrop(sheet, look.backdrop, [0, 0, width, height]);
  const body = arrange(items, look.layout, [width, height], look.seed)
    .map((placement) => paintPlaced(sheet, placement))
    .join("");
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${sheet.defs}${backdrop}${body}</svg>`;
}

export function itemOf({ slot, garment }: LookPiece): Item {
  const parted = partedOf(garment);
  return {
    slot,
    model: modelOf(garment),
    family: familyOf(garment),
    seed: garment.seed,
    ...(parted && { parted }),
  };
}

/** One thing where it was placed, with its shadow on what lies below. */
export function paintPlaced(sheet: Sheet, { item, at, scale, turned = 0 }: Placement): string {
  const [left, top, right, bottom] = boxOf(item.model.parts);
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const warp = warpField(item.seed, 1.2, 90);
  const toSheet = (point: Point): Point => {
    const [x, y] = turn([(point[0] - middle[0]) * scale, (point[1] - middle[1]) * scale], turned);
    return warp([at[0] + x, at[1] + y]);
  };
  const placed = moveModel(item.model, { at: toSheet, scale, turn: turned });
  const sized = sheet.withUnit(Math.max(0.55, scale / families[item.family].scale));
  const anchored: Model = {
    ...placed,
    parts: placed.parts.map((part) => (part.origin ? part : { ...part, origin: toSheet([0, 0]) })),
  };
  const painted = paintGarment(sized, anchored);
  return paintWallShadow(sheet, painted, 0.9) + painted.svg;
}
