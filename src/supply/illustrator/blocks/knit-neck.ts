import { type Cloth, isPatterned } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { polygon, polyline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { standCollar, turnedCollar } from "./jacket-collars.ts";
import { type RibbedNeck, ribbedNeck } from "./ribbed-neck.ts";
import { cowlNeck, rollNeck } from "./roll-neck.ts";
import { shawlCollar } from "./shawl-collar.ts";
import { closedZip, openTeeth } from "./zip-front.ts";

export type KnitNeck =
  | "crew"
  | "deep-crew"
  | "v"
  | "deep-v"
  | "boat"
  | "roll"
  | "mock"
  | "funnel"
  | "cowl"
  | "half-zip"
  | "polo"
  | "shawl";

/** Half the width of the neck each is cut with. */
export const knitNeckHalf = (neck: KnitNeck): number =>
  neck === "boat" ? 11.6 : neck === "cowl" ? 9.6 : neck === "deep-crew" || neck === "deep-v" ? 8.7 : 7.9;

export interface KnitNeckCloths {
  readonly body: Cloth;
  readonly rib: Cloth;
  readonly button: Colour;
  readonly metal: Colour;
  /** Height of the rib around crew and V necks. */
  readonly height: number;
}

/** The neck of a pulled-over knit: back parts, seam, front parts. */
export function knitNeck(neck: KnitNeck, cloths: KnitNeckCloths, random: Random): RibbedNeck {
  const { body, rib, height } = cloths;
  const half = knitNeckHalf(neck);
  // Thick ribs hardly rise at the shoulders, or they stand there like ears.
  const ribbed = { half, height, body, rib, stand: 0.6, backRise: 0.3 };
  switch (neck) {
    case "crew":
      return ribbedNeck({ ...ribbed, depth: 9, shape: "crew" });
    case "deep-crew":
      return ribbedNeck({ ...ribbed, depth: 11.5, shape: "crew" });
    case "v":
      return ribbedNeck({ ...ribbed, depth: 19, shape: "v" });
    case "deep-v":
      return ribbedNeck({ ...ribbed, depth: 25, shape: "v" });
    case "boat":
      return ribbedNeck({ ...ribbed, depth: 5.4, height: height * 0.8, shape: "crew" });
    case "roll":
      return rollNeck({ half, height: 7.8, folded: true, cloth: rib }, random);
    case "mock":
      return rollNeck({ half, height: 4.4, folded: false, cloth: rib }, random);
    case "funnel":
      return rollNeck({ half: half + 0.5, height: 7, folded: false, cloth: body }, random);
    case "cowl":
      // A pattern would run straight through the swags and flatten them.
      return cowlNeck(half - 2.2, plain(body), body, random);
    case "half-zip":
      return halfZip(half, cloths);
    case "polo":
      return poloCollar(half, cloths);
    case "shawl":
      return shawlCollar({ half, meet: 18, overlap: 2.5, end: "sewn", width: 6.4, cloth: rib, lining: body });
  }
}

/** The same cloth without a pattern of several colours; cables and ribs stay. */
const plain = (cloth: Cloth): Cloth =>
  isPatterned(cloth) ? { kind: cloth.kind, colour: cloth.colour } : cloth;

/** A stand collar fallen open above its zip. */
function halfZip(half: number, { body, rib, metal }: KnitNeckCloths): RibbedNeck {
  const open = 14;
  const collar = standCollar({ half, cloth: rib, lining: body, height: 6.4, open, lines: "ribbed" });
  const zip = closedZip(polyline([0, open - 0.2], [0, 25]), { tape: body, teeth: metal, width: 1.5 });
  const edge = polyline([0, open], [2.5, 8.6], [4.4, 2.4]);
  const teeth: Part = {
    ...zip,
    trims: [openTeeth(edge, metal), openTeeth(edge.mirror(), metal), ...(zip.trims ?? [])],
  };
  return { seam: collar.seam, back: collar.back, front: [...collar.front, teeth] };
}

/** A soft knitted collar over a short placket. */
function poloCollar(half: number, { body, rib, button }: KnitNeckCloths): RibbedNeck {
  const collar = turnedCollar({ half, cloth: rib, lining: body, open: 0, leaf: rib, size: 1.12 });
  const end = 20;
  const placket: Part = {
    outline: polygon([-1.5, 3.6], [1.5, 3.6], [1.5, end], [-1.5, end]),
    cloth: rib,
    role: "front",
    flat: true,
    lift: 0.25,
    trims: [8, 12.6, 17.2].map((y) => ({
      kind: "button" as const,
      at: [0, y] as const,
      radius: 0.6,
      colour: button,
    })),
  };
  return {
    seam: collar.seam,
    back: collar.back,
    // The stitches of a woven collar do not belong on a knitted one.
    front: [placket, ...collar.front.map((part) => ({ ...part, lines: [] }))],
  };
}
