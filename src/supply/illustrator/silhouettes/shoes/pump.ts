import { pumpUpper } from "../../blocks/pump-upper.ts";
import { leatherSole, leathers, plain, toneOf } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type HeelShape, heeledSole } from "../../blocks/shoe-heel.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface PumpCut {
  readonly toe: "pointed" | "almond" | "round" | "square";
  readonly heel: Extract<HeelShape, "stiletto" | "kitten" | "block" | "flared">;
  readonly height: number;
  readonly back: "closed" | "sling" | "dorsay";
  /** A strap across the instep; a slingback has its own. */
  readonly strap: "none" | "mary-jane";
  readonly platform: boolean;
}

export const pump = silhouette<"pump", PumpCut>({
  kind: "pump",
  family: "shoe",
  leaves: { women: ["B.2.1"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: ["leather", "classic", "neutral"] },
    { kind: "patent", weight: 2, material: "leather", dyes: ["leather", "jewel", "neutral"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "jewel", "pastel", "earth"] },
    { kind: "satin", weight: 2, material: "satin", dyes: ["jewel", "pastel", "neutral", "bright"] },
    { kind: "croc", weight: 0.6, material: "leather", dyes: leathers },
    {
      kind: "leather",
      weight: 0.8,
      material: "leather",
      dyes: ["neutral", "earth"],
      motifs: [
        ["leopard", 2],
        ["snake", 2],
        ["zebra", 1],
      ],
    },
    { kind: "leather", weight: 0.7, material: "leather", dyes: ["metal"] },
  ],
  cut: (random) => {
    const heel = random.pick<PumpCut["heel"]>(["stiletto", "stiletto", "kitten", "block", "block", "flared"]);
    const back = random.pick<PumpCut["back"]>(["closed", "closed", "sling", "dorsay"]);
    return {
      toe: random.pick(["pointed", "pointed", "almond", "round", "square"]),
      heel,
      height: heel === "kitten" ? random.pick([3.4, 4.4]) : random.pick([5.5, 7, 8.5]),
      back,
      strap: back === "closed" ? random.pick(["none", "none", "mary-jane"]) : "none",
      platform: heel !== "kitten" && random.chance(0.12),
    };
  },
  finish: (main, _cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#d9b48c", "#e0cdb2", "#cfae85", "#e6d9c6"]) },
    sole: leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "gold", "silver"]),
    ...(random.chance(0.12) && { contrast: { kind: "leather" as const, colour: "#24262a" as Colour } }),
  }),
  draw: drawPump,
  words: ({ heel, height, strap, back }) => ({
    heel: height > 6.5 ? "high" : height > 4.6 ? "mid" : "low",
    heelShape: heel === "flared" ? "block" : heel,
    closure: strap !== "none" || back === "sling" ? "buckle" : "pull-on",
  }),
});

function drawPump(cut: PumpCut, fabric: Fabric, _hand: Hand) {
  const { main, contrast = main, lining = main, sole = main, metal = "gold" } = fabric;
  const foot = footOn({
    length: cut.toe === "pointed" ? 25 : 25.4,
    height: 0.92,
    toe: cut.toe,
    heel: cut.height,
    sole: cut.platform ? 2.6 : 0.42,
    spring: 0.75,
  });
  const { parts } = pumpUpper({
    foot,
    cloth: main,
    lining,
    throat: cut.strap === "none" ? 19.4 : 18.8,
    back: cut.back,
  });
  const all: Part[] = [...parts];
  if (cut.strap !== "none") all.push(...instepStrap(foot, fabric, metal));
  if (cut.back === "sling") all.push(...slingback(foot, main, lining, metal));
  all.push(
    ...heeledSole(foot, {
      shape: cut.heel,
      sole: cut.platform ? main : sole,
      heel: main.motif
        ? toneOf({ kind: "leather", colour: sole.colour }, 0)
        : contrast === main
          ? main
          : contrast,
    }),
  );
  return shoeModel(all, main, "toe");
}

/** A strap over the instep, its far half behind. */
function instepStrap(foot: Foot, { main, lining = main }: Fabric, metal: Metal): Part[] {
  const near = foot.line([12.6, -2.2], [13.5, -4.4], [14.9, -7.2]);
  const far = foot.line([14.9, -7.15], [16.2, -5.2], [16.5, -3.1]);
  return [
    { ...strapAlong(far, { cloth: lining, lining, width: 0.7, stitch: false }), inside: 0.28, lift: 0 },
    strapAlong(near, { cloth: plain(main), lining, width: 0.9 }),
    ...buckle(foot.place([13.1, -3.6]), 0.95, 1.35, -62, metal),
  ];
}

/** The strap around the heel of a slingback. */
function slingback(foot: Foot, cloth: Part["cloth"], lining: Part["cloth"], metal: Metal): Part[] {
  const near = foot.line([13, -1.2], [9.4, -3.5], [5.4, -5.3], [1.9, -6.5], [0.95, -7]);
  const far = foot.line([14.4, -2], [10, -4.9], [5.4, -6.8], [2.2, -7.5], [0.95, -7.05]);
  return [
    { ...strapAlong(far, { cloth: lining, lining, width: 0.6, stitch: false }), inside: 0.28, lift: 0 },
    strapAlong(near, { cloth, lining, width: 0.8 }),
    ...buckle(foot.place([10, -3.4]), 0.9, 1.2, 24, metal),
  ];
}
