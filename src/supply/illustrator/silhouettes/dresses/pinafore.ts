import { bib } from "../../blocks/bib.ts";
import { denimThread } from "../../blocks/denim.ts";
import { backHem, closeFolds, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { ribbon } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PinaforeCut {
  readonly straps: "buckled" | "buttoned" | "wide";
  readonly pocket: "patch" | "divided" | "none";
  readonly hip: "none" | "patch";
  /** Buttons down the front of the skirt. */
  readonly buttoned: boolean;
  /** 0 straight … 1 flared. */
  readonly flare: number;
  readonly length: number;
}

export const pinafore = silhouette<"pinafore", PinaforeCut>({
  kind: "pinafore",
  family: "short-dress",
  leaves: { women: ["A.9.3", "A.7.1"] },
  fabrics: [
    { kind: "denim", weight: 5, material: "denim", dyes: ["denim"] },
    { kind: "needlecord", weight: 3, material: "corduroy", dyes: ["earth", "classic", "jewel"] },
    { kind: "twill", weight: 1.4, material: "cotton", dyes: ["earth", "neutral"] },
    {
      kind: "wool",
      weight: 2,
      material: "wool",
      motifs: [
        ["plain", 2],
        ["tartan", 1],
        ["check", 1],
        ["houndstooth", 0.6],
      ],
    },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth"] },
    { kind: "leather", weight: 0.8, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => ({
    straps: random.pick(["buckled", "buttoned", "wide"]),
    pocket: random.pick(["patch", "divided", "none"]),
    hip: random.pick(["none", "patch"]),
    buttoned: random.chance(0.35),
    flare: random.pick([0, 0.4, 1]),
    length: random.pick([80, 86, 94]),
  }),
  finish: (_main, _cut, random) => ({ metal: random.pick(["brass", "silver"]) }),
  draw: drawPinafore,
  words: ({ straps, length }) => ({
    sleeve: "sleeveless",
    length: length > 90 ? "regular" : "short",
    closure: straps === "buckled" ? "buckle" : "button",
  }),
});

const waistY = 38;
const waist = 13.4;

function drawPinafore(cut: PinaforeCut, { main, metal = "brass" }: Fabric, { random }: Hand) {
  const { length, flare } = cut;
  const colour = metal === "silver" ? "#b9bcc0" : "#b58d4e";
  const thread = main.kind === "denim" ? denimThread("tobacco", main) : undefined;
  const hem = 18.6 + ((length - 60) / 26) * (0.8 + flare * 7);
  const skirt = dressSkirt(
    {
      side: [
        [waist, waistY],
        [15.6 + flare * 0.6, waistY + 8],
        [17.8 + flare * 1.4, waistY + 18],
        [mix(18 + flare, hem, 0.5), mix(waistY + 18, length, 0.5)],
        [hem, length],
      ],
      waves: flare > 0.2 ? 5 : 0,
      swing: flare * 0.9,
      dip: 1.6,
    },
    random,
  );
  const seam = waistSeam(waist, waistY);
  const body: Part = {
    outline: skirtOutline(seam, skirt),
    cloth: main,
    role: "body",
    lift: 0.35,
    folds:
      flare > 0.2
        ? falls(skirt, random, { from: [52, 64], depth: 0.42, width: 1.1, gather: 0.92 })
        : closeFolds(skirt, 56, random, 0.9),
    lines: [{ path: skirt.hem.shift(0, -1.9), kind: "stitch", ...(thread && { colour: thread }) }],
  };
  const band: Part = {
    outline: ribbon(seam.shift(0, 0.6), 3.6, 6),
    cloth: main,
    role: "belt",
    grain: 90,
    lift: 0.25,
    lines: [-1, 2.2].map((dy) => ({
      path: seam.shift(0, dy),
      kind: "stitch",
      ...(thread && { colour: thread }),
    })),
  };
  const front = bib({
    top: 19,
    half: 9.2,
    waistY,
    waist: waist - 0.2,
    cloth: main,
    ...(thread && { thread }),
    metal: colour,
    straps: cut.straps,
    pocket: cut.pocket,
  });
  const pockets =
    cut.hip === "patch"
      ? [4.6, -4.6 - 9.4].flatMap((left) =>
          patchPocket({ left, top: 48, width: 9.4, height: 10.6, cloth: main, bottom: "round" }),
        )
      : [];
  const strip = placket({
    from: waistY + 1,
    until: skirt.hemY(0),
    cloth: main,
    width: 3,
    buttons: { colour, first: waistY + 6, pitch: 6.6, radius: 0.8 },
  });
  return {
    parts: [
      ...front.back,
      ...backHem(skirt, main),
      body,
      ...pockets,
      ...(cut.buttoned ? [strip] : []),
      ...front.front.slice(0, 1),
      band,
      ...front.front.slice(1),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [-13, 14, 13, 46] as const },
  };
}
