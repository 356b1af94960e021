import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { rubberSole } from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { light } from "../../colour/oklab.ts";
import { add } from "../../geometry/point.ts";
import { closedSpline, type Node } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface FurSlideCut {
  readonly band: "one" | "two";
  readonly bed: "fur" | "suede";
}

/** A fluffy slide for the house and beyond. */
export const furSlide = silhouette<"fur-slide", FurSlideCut>({
  kind: "fur-slide",
  family: "shoe",
  weight: 0.6,
  leaves: { women: ["B.4.2"] },
  fabrics: [
    { kind: "faux-fur", weight: 3, material: "faux-fur", dyes: ["neutral", "pastel", "earth"] },
    { kind: "shearling", weight: 2, material: "faux-fur", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => ({ band: random.pick(["one", "one", "two"]), bed: random.pick(["fur", "suede"]) }),
  finish: (main, cut) => ({
    lining:
      cut.bed === "fur"
        ? { kind: main.kind, colour: light(main.colour, 0.12) }
        : { kind: "suede", colour: "#c2a07a" },
    sole: rubberSole("#3a302a"),
  }),
  draw: drawFurSlide,
  words: () => ({ closure: "pull-on", heel: "flat" }),
});

function drawFurSlide(cut: FurSlideCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const foot = footOn({ length: 25.4, height: 0.92, toe: "round", ...sandalBases.moulded });
  const { bed, over } = sandalSole(foot, { base: "moulded", bed: lining, sole });
  const places =
    cut.band === "one"
      ? [[12.4, 23, 7, 4.6] as const]
      : [[11.6, 16.8, 6.9, 5.8] as const, [18.2, 23.8, 5.3, 4.2] as const];
  const bands = places.map(([from, until, rear, front]) => {
    const band = footBand(foot, {
      from,
      until,
      rear,
      front,
      cloth: main,
      lining: main,
      stitched: false,
      puff: 0.7,
    });
    return {
      behind: band.behind.map((part) => fluffy(part, random)),
      near: fluffy({ ...band.near, edge: 0 }, random),
    };
  });
  const pile = cut.bed === "fur" ? bed.map((part) => fluffy({ ...part, edge: 0 }, random)) : bed;
  return shoeModel(
    [...bands.flatMap(({ behind }) => behind), ...pile, ...over, ...bands.map(({ near }) => near)],
    main,
    "toe",
  );
}

/** Fur ends in fine tufts, not in a cut edge. */
function fluffy(part: Part, random: Random): Part {
  const count = Math.round(part.outline.length / 0.22);
  const outward = part.outline.area > 0 ? -1 : 1;
  const tips = part.outline
    .points(count)
    .slice(0, -1)
    .map((point, i): Node => {
      const tuft = i % 2 === 0;
      const reach = tuft ? random.between(0.08, 0.26) : random.between(0, 0.08);
      const along = random.sway(0.1);
      const [nx, ny] = part.outline.normal(i / count);
      const [x, y] = add(point, [nx * outward * reach + ny * along, ny * outward * reach - nx * along]);
      return [x, y];
    });
  return { ...part, outline: closedSpline(...tips) };
}
