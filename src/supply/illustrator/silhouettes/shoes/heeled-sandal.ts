import { seenBed } from "../../blocks/foot-form.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { leatherSole, leathers, plain } from "../../blocks/shoe-finish.ts";
import { type HeelShape, heeledSole } from "../../blocks/shoe-heel.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { ankleRing, overFoot, type Strap, strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface HeeledSandalCut {
  readonly front: "one-band" | "two-bands" | "strappy" | "crossed" | "bare";
  /** How it holds the heel; a mule does not. */
  readonly back: "ankle" | "sling" | "mule" | "counter" | "wrapped";
  readonly heel: Extract<HeelShape, "stiletto" | "kitten" | "block" | "flared" | "wedge">;
  readonly height: number;
  readonly platform: boolean;
  readonly toe: "round" | "almond" | "square";
}

export const heeledSandal = silhouette<"heeled-sandal", HeeledSandalCut>({
  kind: "heeled-sandal",
  family: "shoe",
  leaves: { women: ["B.2.3"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: ["leather", "neutral", "classic"] },
    { kind: "leather", weight: 2, material: "leather", dyes: ["metal"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["leather", "jewel", "earth", "pastel"] },
    { kind: "satin", weight: 2, material: "satin", dyes: ["jewel", "pastel", "bright"] },
    { kind: "patent", weight: 1, material: "leather", dyes: leathers },
    { kind: "croc", weight: 0.5, material: "leather", dyes: leathers },
  ],
  cut: (random) => {
    const heel = random.pick<HeeledSandalCut["heel"]>([
      "stiletto",
      "block",
      "block",
      "kitten",
      "flared",
      "wedge",
    ]);
    return {
      front: random.pick(["one-band", "two-bands", "strappy", "crossed", "bare"]),
      back: random.pick(["ankle", "ankle", "sling", "mule", "counter", "wrapped"]),
      heel,
      height: heel === "kitten" ? 4.4 : random.pick([6, 7.4, 8.8]),
      platform: heel !== "kitten" && random.chance(0.22),
      toe: random.pick(["round", "almond", "square"]),
    };
  },
  finish: (main, _cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#d9b48c", "#e0cdb2", "#cfae85", "#c99c72"]) },
    sole: leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "gold", "silver"]),
  }),
  draw: drawHeeledSandal,
  words: ({ heel, height, back }) => ({
    heel: height > 6.5 ? "high" : height > 4.6 ? "mid" : "low",
    heelShape: heel === "flared" ? "block" : heel,
    closure: back === "mule" ? "pull-on" : "buckle",
  }),
});

function drawHeeledSandal(cut: HeeledSandalCut, fabric: Fabric, _hand: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const foot = footOn({
    length: 24.8,
    height: 0.95,
    toe: cut.toe,
    heel: cut.height,
    sole: cut.platform ? 2.8 : 0.55,
    spring: 0.6,
  });
  const strap: Strap = { cloth: main, lining, width: 1.3 };
  const bands = bandsOf(cut.front, foot, strap);
  const hold = holdOf(cut, foot, { ...strap, cloth: plain(main) }, metal);
  const parts: Part[] = [
    ...seenBed(foot, lining, 0.9),
    ...hold.far,
    ...bands.map(({ far }) => far),
    ...hold.near,
    ...bands.map(({ near }) => near),
    ...heeledSole(foot, {
      shape: cut.heel,
      sole: cut.platform || cut.heel === "wedge" ? plain(main) : sole,
      heel:
        cut.heel === "wedge" && main.kind === "leather" ? { kind: "cork", colour: "#b58a5c" } : plain(main),
    }),
    ...hold.over,
  ];
  return shoeModel(parts, main, "toe");
}

function bandsOf(front: HeeledSandalCut["front"], foot: Foot, strap: Strap): { far: Part; near: Part }[] {
  const band = (x: number, height: number, lean: number, width: number) =>
    overFoot(foot, x, height, lean, { ...strap, width });
  switch (front) {
    case "one-band": {
      const { behind, near } = footBand(foot, {
        from: 17,
        until: 23.4,
        rear: 5.9,
        front: 4.3,
        cloth: strap.cloth,
        lining: strap.lining,
      });
      return behind.map((far) => ({ far, near }));
    }
    case "two-bands":
      return [band(17.6, 5, 0, 1.7), band(22.4, 4, 0, 1.7)];
    case "bare":
      return [band(22, 4, -0.2, 0.85)];
    case "strappy":
      return [0, 1, 2, 3].map((i) => band(16.2 + i * 2.5, 5.4 - i * 0.5, 0.2, 0.75));
    case "crossed":
      return [band(21.4, 4.6, -2, 1.7), band(16.8, 5, 2, 1.7)];
  }
}

/** What holds the heel: behind the foot, beside it, and over everything. */
function holdOf(
  cut: HeeledSandalCut,
  foot: Foot,
  strap: Strap,
  metal: Metal,
): Record<"far" | "near" | "over", Part[]> {
  const none = { far: [], near: [], over: [] };
  switch (cut.back) {
    case "mule":
      return none;
    case "ankle":
    case "counter": {
      const ring = ankleRing(foot.place([0.85, -8.5]), 7.4, { ...strap, width: 1 }, metal);
      const riser: Part =
        cut.back === "ankle"
          ? {
              outline: foot.shape(
                [0.5, 0.1, "*"],
                [0.6, -4],
                [0.75, -8.9, "*"],
                [1.95, -8.4, "*"],
                [2, -4],
                [4.4, -0.3, "*"],
                [2.4, 0.2],
              ),
              cloth: strap.cloth,
              lift: 0.16,
              lines: [
                { path: foot.line([0.95, -0.8], [1, -4], [1.15, -8.6]), kind: "stitch", strength: 0.5 },
              ],
            }
          : {
              outline: foot.shape(
                [0.5, 0.2, "*"],
                [0.25, -3],
                [0.75, -8.9, "*"],
                [2, -8.3, "*"],
                [3.4, -4.4],
                [7.6, 0.2, "*"],
              ),
              cloth: strap.cloth,
              lift: 0.16,
              grain: -25,
              folds: [{ spine: foot.line([1.5, -6.4], [1.9, -3.4], [3.6, -1]), width: 0.4, depth: 0.7 }],
            };
      return { far: [ring.far], near: [riser], over: ring.near };
    }
    case "wrapped": {
      // Laces crossed twice around a bare ankle.
      const lace = { ...strap, width: 0.62, stitch: false };
      const rings = [8, 11.2].map((height, i) =>
        ankleRing(foot.place([1, -height]), 7.2, lace, i === 1 ? metal : undefined),
      );
      const rises = [
        foot.line([1.3, -0.4], [1.1, -4], [1.2, -8], [1.4, -11.4]),
        foot.line([1.2, -8], [3.6, -8.6], [6, -10], [8, -11.4]),
        foot.line([1.4, -11.4], [3.8, -10.2], [6, -8.6], [8, -8]),
      ];
      return {
        far: rings.map(({ far }) => far),
        near: [],
        over: [...rises.map((line) => strapAlong(line, lace)), ...rings.flatMap(({ near }) => near)],
      };
    }
    case "sling": {
      const near = foot.line([12.4, 0.1], [9, -2.8], [5.2, -4.8], [1.9, -6], [0.9, -6.5]);
      const far = foot.line([14, -0.6], [9.6, -4], [5.4, -6], [2, -6.9], [0.9, -6.5]);
      return {
        far: [
          {
            ...strapAlong(far, { ...strap, cloth: strap.lining, width: 0.6, stitch: false }),
            inside: 0.3,
            lift: 0,
          },
        ],
        near: [],
        over: [strapAlong(near, { ...strap, width: 0.8 })],
      };
    }
  }
}
