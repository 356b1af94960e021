import type { Scene } from "#vocabulary/scene.ts";
import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { Sheet } from "../sheet.ts";
import { type InkTheme, inks } from "./inks.ts";
import { button, envelope, foldedKnit, hanger, needle, rail, spool, swatch } from "./props.ts";
import { sketchParts } from "./sketch.ts";

interface SceneDrawing {
  readonly parts: readonly Part[];
  /** Red thread, over everything. */
  readonly threads: readonly Path[];
}

const knit = (colour: Cloth["colour"]): Cloth => ({ kind: "knit", colour });
const check: Cloth = { kind: "wool", colour: "#d8cbb2", motif: "houndstooth", second: "#3a3430" };

/** What people see where there is nothing to see yet. */
const drawings: Record<Scene, () => SceneDrawing> = {
  /** Nothing kept yet: a rail with empty hangers, one of them tagged. */
  "empty-rail": (): SceneDrawing => ({
    parts: [
      ...rail(110, 530, 108, 400),
      ...hanger([196, 142], 0.6, 0.03),
      ...hanger([322, 143], 0.64, -0.02),
      ...hanger([446, 142], 0.6, 0.02),
    ],
    threads: [spline([322, 150], [310, 192], [334, 226], [314, 266], [326, 298])],
  }),
  /** Nothing found: a button that came off, the needle looking for it. */
  "lost-button": (): SceneDrawing => ({
    parts: [
      needle([168, 150], [300, 236]),
      button([438, 318], 46, "#8a5a34"),
      button([356, 372], 20, "#e3d9c4"),
    ],
    threads: [
      spline(
        [172, 153],
        [128, 118],
        [92, 160],
        [128, 214],
        [214, 246],
        [262, 318],
        [226, 372],
        [150, 362],
        [132, 402],
      ),
    ],
  }),
  /** Nothing new today: knitwear folded and put away. */
  "folded-away": (): SceneDrawing => ({
    parts: [
      foldedKnit(320, 396, 330, 74, knit("#3c4148")),
      foldedKnit(314, 324, 312, 68, knit("#b9856c")),
      foldedKnit(324, 258, 318, 70, knit("#e3d9c4")),
      foldedKnit(318, 190, 296, 62, knit("#56604a")),
    ],
    threads: [spline([466, 178], [500, 190], [520, 226], [508, 268], [530, 300])],
  }),
  /** No network: the thread is cut. */
  "cut-thread": (): SceneDrawing => ({
    parts: [...spool([250, 250], "#b4341f"), needle([486, 214], [574, 152])],
    threads: [
      spline([286, 214], [330, 186], [362, 210], [388, 200]),
      spline([424, 232], [446, 246], [470, 236], [488, 214]),
    ],
  }),
  /** Something broke: two pieces half sewn together. */
  "open-seam": (): SceneDrawing => ({
    parts: [
      swatch([118, 120], 196, 250, { kind: "wool", colour: "#56604a" }, 4),
      swatch([322, 132], 190, 244, check, -6),
      needle([420, 300], [332, 352]),
    ],
    threads: [
      ...Array.from({ length: 6 }, (_, i) => polyline([302, 146 + i * 24], [336, 154 + i * 24])),
      spline([320, 292], [352, 312], [392, 262], [424, 298]),
    ],
  }),
  /** A letter is on its way. */
  letter: (): SceneDrawing => ({
    parts: [
      ...envelope([150, 140], 340, 216, { kind: "cotton", colour: "#e9e0cf" }),
      button([320, 258], 26, "#b4341f"),
    ],
    threads: [spline([312, 258], [280, 300], [320, 330], [372, 304], [420, 336])],
  }),
};

/** A scene in ink and wash, without paper: it stands on the page itself. */
export function drawScene(name: Scene, theme: InkTheme): string {
  const sheet = new Sheet(`scene ${name} ${theme}`);
  const { parts, threads } = drawings[name]();
  const drawing = sketchParts(sheet, parts, theme);
  const sewn = threads
    .map(
      (path) =>
        `<path d="${pathData(path)}" fill="none" stroke="${inks[theme].thread}" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">${sheet.defs}${drawing}${sewn}</svg>`;
}
