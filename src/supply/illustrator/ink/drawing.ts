import { familyOf, type Garment, modelOf } from "../garment.ts";
import { detailWindow, pictureHeight, pictureWidth, placeInFrame, wholeFrame } from "../model/frame.ts";
import { pictureDocument, Sheet } from "../sheet.ts";
import type { InkTheme } from "./inks.ts";
import { paintPaper } from "./paper.ts";
import { sketchParts } from "./sketch.ts";

/** A garment in ink and wash, on its paper: for the glossary, the size guide, category tiles. */
export function drawInk(garment: Garment, theme: InkTheme, view: "front" | "detail" = "front"): string {
  const model = modelOf(garment);
  const sheet = new Sheet(`ink ${garment.kind} ${garment.seed} ${theme} ${view}`);
  const framed = placeInFrame(model, familyOf(garment));
  const window = view === "detail" ? detailWindow(model, framed.at) : wholeFrame;
  const body =
    paintPaper(sheet, theme, pictureWidth, pictureHeight) + sketchParts(sheet, framed.model.parts, theme);
  return pictureDocument(sheet, window, body);
}
