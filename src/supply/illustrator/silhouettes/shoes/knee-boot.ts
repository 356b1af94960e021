import { type Boot, bootMouth, bootOn, bootShell } from "../../blocks/boot-upper.ts";
import { bootZip } from "../../blocks/boot-zip.ts";
import {
  blackRubber,
  leatherLining,
  leatherSole,
  leathers,
  plain,
  rubberSole,
} from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type HeelShape, heeledSole } from "../../blocks/shoe-heel.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { strapAlong } from "../../blocks/shoe-strap.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export type KneeBootCut = {
  readonly shaft: number;
  /** 0 close … 1 wide. */
  readonly ease: number;
  readonly slouch: number;
  readonly toe: "pointed" | "almond" | "round" | "square";
} & (
  | {
      readonly base: "heel";
      readonly heel: Extract<HeelShape, "stiletto" | "kitten" | "block" | "flared">;
      readonly height: number;
    }
  | { readonly base: "riding" | "lug" }
);

export const kneeBoot = silhouette<"knee-boot", KneeBootCut>({
  kind: "knee-boot",
  family: "boot",
  leaves: { women: ["B.3.2"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "suede", weight: 4, material: "suede", dyes: ["leather", "earth"] },
    { kind: "patent", weight: 0.8, material: "leather", dyes: leathers },
    { kind: "croc", weight: 0.7, material: "leather", dyes: leathers },
  ],
  cut: (random) => {
    const base = random.pick<KneeBootCut["base"]>(["heel", "heel", "heel", "riding", "lug"]);
    const slouch = random.pick([0, 0, 0, 0.7]);
    const common = {
      shaft: random.pick([28, 33, 36, 38]),
      ease: slouch > 0 ? 1 : random.pick([0, 0.3, 0.8]),
      slouch,
    };
    if (base !== "heel") return { ...common, base, toe: random.pick(["round", "almond"]) };
    const heel = random.pick<"stiletto" | "kitten" | "block" | "flared">([
      "stiletto",
      "kitten",
      "block",
      "block",
      "flared",
    ]);
    return {
      ...common,
      base,
      heel,
      height: heel === "kitten" ? 4.2 : random.pick([5.4, 7.4, 8.6]),
      toe: random.pick(["pointed", "almond", "square", "round"]),
    };
  },
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: cut.base === "lug" ? rubberSole(blackRubber) : leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "silver", "brass"]),
  }),
  draw: drawKneeBoot,
  words: (cut) => ({
    closure: cut.slouch > 0 ? "pull-on" : "zip",
    length: "long",
    ...(cut.base === "heel"
      ? {
          heel: cut.height > 6.5 ? ("high" as const) : cut.height > 4.6 ? ("mid" as const) : ("low" as const),
          heelShape: cut.heel === "flared" ? ("block" as const) : cut.heel,
        }
      : { heel: "flat" as const, heelShape: "block" as const }),
  }),
});

function drawKneeBoot(cut: KneeBootCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const heeled = cut.base === "heel";
  const foot = footOn({
    length: 25.4,
    height: 0.94,
    toe: cut.toe,
    heel: heeled ? cut.height : 1.8,
    sole: cut.base === "lug" ? 2.7 : 0.7,
    spring: 0.7,
  });
  const boot = bootOn(foot, { height: cut.shaft, ease: cut.ease, rise: cut.base === "riding" ? 1.8 : 0.3 });
  const lines: Line[] = [
    stitched(boot.top, 0.4, 0.6),
    { path: foot.line([14.6, -8], [14, -5.6], [11.4, -3], [9.6, 0.1]), kind: "seam", strength: 0.5 },
  ];
  if (cut.base === "riding")
    lines.push({
      path: foot.line([2.6, -cut.shaft + 0.4], [2.5, -20], [3, -10], [4.4, -5], [5.2, 0.1]),
      kind: "seam",
      strength: 0.7,
    });
  const parts: Part[] = [
    bootMouth(boot, lining, 1.1),
    bootShell(boot, main, random, { lines, slouch: cut.slouch }),
    ...(cut.slouch > 0 || cut.base === "riding"
      ? []
      : bootZip(boot, { x: 5.6, top: cut.shaft - 0.5, bottom: 3, metal, cloth: main })),
    ...(cut.base === "riding" ? ridingStrap(boot, plain(main), metal) : []),
    ...(cut.base === "heel"
      ? heeledSole(foot, { shape: cut.heel, sole, heel: plain(main) })
      : weltedSole(foot, { sole, welt: sole, lugs: cut.base === "lug" ? 0.75 : 0 })),
  ];
  return shoeModel(parts, main, "heel");
}

/** A strap with a buckle below the top edge. */
function ridingStrap({ foot, across, shaft }: Boot, cloth: Cloth, metal: Metal): Part[] {
  const y = shaft.height - 3.4;
  const [left, right] = across(y);
  const line = foot.line([left, -y], [left + 4, -y + 0.5], [right - 3, -y + 0.3], [right, -y - 0.5]);
  const [x, at] = line.at(0.3);
  return [strapAlong(line, { cloth, lining: cloth, width: 1.2 }), ...buckle([x, at], 1.5, 1.9, 2, metal)];
}
