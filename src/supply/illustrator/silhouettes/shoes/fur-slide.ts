import { footBand } from "../../blocks/shoe-band.ts";
import { rubberSole } from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { light } from "../../colour/oklab.ts";
import { add, type Point, scale } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface FurSlideCut {
  readonly band: "one" | "crossed";
  readonly bed: "fur" | "suede";
}

/** A fluffy slide for the house and beyond. */
export const furSlide = silhouette<"fur-slide", FurSlideCut>({
  kind: "fur-slide",
  family: "shoe",
  leaves: { women: ["B.4.2"] },
  fabrics: [
    { kind: "faux-fur", weight: 3, material: "faux-fur", dyes: ["neutral", "pastel", "earth"] },
    { kind: "shearling", weight: 2, material: "faux-fur", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => ({ band: random.pick(["one", "one", "crossed"]), bed: random.pick(["fur", "suede"]) }),
  finish: (main, cut) => ({
    lining: cut.bed === "fur" ? { kind: main.kind, colour: light(main.colour, 0.12) } : { kind: "suede", colour: "#c2a07a" },
    sole: rubberSole("#3a302a"),
  }),
  draw: drawFurSlide,
  words: () => ({ closure: "pull-on", heel: "flat" }),
});

function drawFurSlide(cut: FurSlideCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const foot = footOn({ length: 25.4, height: 0.92, toe: "round", ...sandalBases.moulded });
  const { bed, over } = sandalSole(foot, { base: "moulded", bed: lining, sole });
  const places = cut.band === "one" ? [[13, 22.4, 7.6, 5] as const] : [[13.4, 18, 7.4, 6] as const, [18, 22.6, 6.2, 4.9] as const];
  const bands = places.map(([from, until, rear, front]) => {
    const band = footBand(foot, { from, until, rear, front, cloth: main, lining: main, stitched: false, puff: 0.7 });
    return { behind: band.behind.map((part) => fluffy(part, random)), near: fluffy({ ...band.near, edge: 0 }, random) };
  });
  const pile = cut.bed === "fur" ? bed.map((part) => fluffy({ ...part, edge: 0 }, random)) : bed;
  return shoeModel([...bands.flatMap(({ behind }) => behind), ...pile, ...over, ...bands.map(({ near }) => near)], main, "toe");
}

/** Fur ends in tufts, not in a cut edge. */
function fluffy(part: Part, random: Random): Part {
  const count = Math.round(part.outline.length / 0.42);
  const outward = part.outline.area > 0 ? -1 : 1;
  const points = part.outline
    .points(count)
    .slice(0, -1)
    .map((point, i): Point => {
      const reach = i % 2 === 0 ? random.between(0.16, 0.42) : random.between(-0.05, 0.08);
      return add(point, scale(part.outline.normal(i / count), outward * reach));
    });
  return { ...part, outline: smooth([...points, points[0] ?? [0, 0]]).close() };
}
