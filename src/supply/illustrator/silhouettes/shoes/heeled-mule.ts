import { pumpUpper } from "../../blocks/pump-upper.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { openBed } from "../../blocks/shoe-bed.ts";
import { leatherSole, leathers, plain } from "../../blocks/shoe-finish.ts";
import { type HeelShape, heeledSole } from "../../blocks/shoe-heel.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { overFoot } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface HeeledMuleCut {
  readonly front: "closed" | "band" | "padded" | "crossed";
  readonly toe: "pointed" | "almond" | "square" | "round";
  readonly heel: Extract<HeelShape, "kitten" | "block" | "flared" | "stiletto">;
  readonly height: number;
}

/** Slipped into, with a heel. */
export const heeledMule = silhouette<"heeled-mule", HeeledMuleCut>({
  kind: "heeled-mule",
  family: "shoe",
  leaves: { women: ["B.2.3"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: [...leathers, "neutral", "pastel"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth", "jewel"] },
    { kind: "satin", weight: 1, material: "satin", dyes: ["jewel", "pastel"] },
    { kind: "croc", weight: 0.6, material: "leather", dyes: leathers },
    { kind: "raffia", weight: 0.8, material: "canvas", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => {
    const front = random.pick<HeeledMuleCut["front"]>(["closed", "band", "padded", "crossed"]);
    const heel = random.pick<HeeledMuleCut["heel"]>(["kitten", "block", "block", "flared", "stiletto"]);
    return {
      front,
      toe:
        front === "closed"
          ? random.pick(["pointed", "almond", "square"])
          : random.pick(["square", "round", "almond"]),
      heel,
      height: heel === "kitten" ? 4 : random.pick([5, 6.6, 8]),
    };
  },
  finish: (main, _cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#d9b48c", "#e0cdb2", "#cfae85"]) },
    sole: leatherSole(main, random),
  }),
  draw: drawHeeledMule,
  words: ({ heel, height }) => ({
    closure: "pull-on",
    heel: height > 6.5 ? "high" : height > 4.6 ? "mid" : "low",
    heelShape: heel === "flared" ? "block" : heel,
  }),
});

function drawHeeledMule(cut: HeeledMuleCut, fabric: Fabric, _hand: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const foot = footOn({ length: 25, height: 0.94, toe: cut.toe, heel: cut.height, sole: 0.55, spring: 0.65 });
  const heel = heeledSole(foot, { shape: cut.heel, sole, heel: main.kind === "raffia" ? sole : plain(main) });
  return shoeModel([...frontOf(cut.front, foot, fabric, lining), ...heel], main, "toe");
}

function frontOf(front: HeeledMuleCut["front"], foot: Foot, { main }: Fabric, lining: Part["cloth"]): Part[] {
  const bed = openBed(foot, lining, 0.7, 0.55);
  switch (front) {
    case "closed":
      return pumpUpper({ foot, cloth: main, lining, throat: 17.4, back: "mule" }).parts;
    case "crossed": {
      const first = overFoot(foot, 17.2, 5.4, 3, { cloth: main, lining, width: 2.3 });
      const second = overFoot(foot, 22.4, 4.8, -1.8, { cloth: main, lining, width: 2.3 });
      return [first.far, second.far, ...bed, second.near, first.near];
    }
    case "band":
    case "padded": {
      const padded = front === "padded";
      const { behind, near } = footBand(foot, {
        from: 16.6,
        until: 23.6,
        rear: 5.4,
        front: 3.9,
        cloth: main,
        lining,
        puff: padded ? 0.45 : 0,
        stitched: !padded,
      });
      const rolls: Fold[] = [18.6, 20.8].map((x) => ({
        spine: foot.line([x, -0.3], [x + 0.2, -2.4], [x + 1.1, -4.5 + (x - 18.6) * 0.2]),
        width: 0.3,
        depth: -0.55,
      }));
      return [...behind, ...bed, { ...near, folds: [...(near.folds ?? []), ...(padded ? rolls : [])] }];
    }
  }
}
