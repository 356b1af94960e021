import type { Colour } from "../colour/oklab.ts";
import { warpField } from "../geometry/noise.ts";
import type { Family } from "../model/families.ts";
import { detailWindow, placeInFrame, wholeFrame } from "../model/frame.ts";
import type { Model } from "../model/part.ts";
import { moveModel } from "../model/place.ts";
import { pictureDocument, Sheet } from "../sheet.ts";
import { paintBackdrop, paintFloorShadow, paintWallShadow } from "./backdrop.ts";
import { paintGarment } from "./garment.ts";

/** How far the hand strays, and over what distance. */
const [stray, wave] = [1.3, 90];

export interface PictureRequest {
  /** Says which picture this is: its chance and its ids come from it. */
  readonly name: string;
  readonly model: Model;
  readonly family: Family;
  readonly backdrop: Colour;
  readonly view: "front" | "detail";
}

/** A product picture: one garment in the studio. */
export function drawPicture({ name, model, family, backdrop, view }: PictureRequest): string {
  const framed = placeInFrame(model, family);
  const window = view === "detail" ? detailWindow(model, framed.at) : wholeFrame;
  const sheet = new Sheet(`${name} ${view}`, 1, view === "detail" ? window : undefined);
  const at = warpField(name, stray, wave);
  const garment = paintGarment(sheet, moveModel(framed.model, { at, scale: 1 }));
  const shade =
    model.ground === "floor" ? paintFloorShadow(sheet, garment.box) : paintWallShadow(sheet, garment);
  const body = paintBackdrop(sheet, backdrop, wholeFrame) + shade + garment.svg;
  return pictureDocument(sheet, window, body);
}
