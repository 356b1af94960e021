import { foamSole } from "../../blocks/shoe-cup-sole.ts";
import { offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import {
  eyestay,
  heelCounter,
  mudguard,
  sneakerFrame,
  sneakerMouth,
  sneakerQuarter,
  sneakerVamp,
} from "../../blocks/sneaker-upper.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ChunkySneakerCut {
  /** Thickness of the sole under the ball. */
  readonly sole: number;
  readonly panels: "layered" | "vented" | "saddle";
}

/** Layered panels on a thick, carved sole. */
export const chunkySneaker = silhouette<"chunky-sneaker", ChunkySneakerCut>({
  kind: "chunky-sneaker",
  family: "shoe",
  leaves: { men: ["B.1.1"], women: ["B.1.1"] },
  fabrics: [
    { kind: "leather", weight: 4, material: "leather", dyes: ["neutral"] },
    { kind: "leather", weight: 1, material: "faux-leather", dyes: ["pastel", "classic"] },
    { kind: "canvas", weight: 3, material: "polyester", dyes: ["neutral", "pastel", "classic"] },
  ],
  cut: (random, universe) => ({
    sole: random.pick(universe === "men" ? [2.3, 2.7] : [2.4, 2.9, 3.4]),
    panels: random.pick(["layered", "vented", "saddle"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: { kind: random.pick(["suede", "leather"]), colour: random.pick<Colour>(tones) },
    lining: { kind: "jersey", colour: light(main.colour, 0.15) },
    sole: rubberSole(random.pick<Colour>(["#8a857c", "#2b2a2c", "#d8cdb8", "#b9b2a4"])),
    gem: random.pick<Colour>(["#9aa48f", "#b4574a", "#3f587a", "#d0a860", "#7d7a86", "#2b2a2c"]),
  }),
  draw: drawChunky,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

const tones: [Colour, ...Colour[]] = [
  "#c9c2b4",
  "#a9a59d",
  "#e2dacb",
  "#8e9499",
  "#b7a58a",
  "#55585c",
  "#d9d6cf",
];

function drawChunky(cut: ChunkySneakerCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = "#9aa48f" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26.2 : 29.2,
    height: womens ? 0.93 : 1,
    toe: "round",
    heel: 1.5,
    sole: cut.sole,
    spring: 1.2,
  });
  const frame = sneakerFrame(foot, "low");
  const accent: Cloth = { kind: "leather", colour: gem };
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: 6,
    lace: { kind: "cotton", colour: lightness(main.colour) > 0.55 ? "#efebe2" : light(main.colour, 0.15) },
    width: 0.7,
    inset: 0.8,
    tongueSpan: [0.16, 0.94],
    eyelet: { colour: shadow(contrast.colour, 0.4), radius: 0.17 },
  });
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    sneakerVamp(frame, main),
    mudguard(frame, contrast, 19),
    { ...mudguard(frame, accent, 23.5), light: 0 },
    sneakerQuarter(frame, main),
    ...panelsOf(cut.panels, foot, contrast, accent),
    heelCounter(frame, contrast, 8, 5.4),
    heelCounter(frame, accent, 4.6, 3.2),
    { ...eyestay(frame, contrast), trims: eyelets },
    ...bars,
    ...foamSole(foot, {
      midsole: { kind: "foam", colour: lightness(main.colour) > 0.6 ? "#e9e5db" : offWhite },
      outsole: sole,
      accent: { kind: "foam", colour: light(contrast.colour, 0.25) },
      shape: "sculpted",
    }),
  ];
  return shoeModel(parts, main, "sole");
}

function panelsOf(
  panels: ChunkySneakerCut["panels"],
  foot: ReturnType<typeof footOn>,
  cloth: Cloth,
  accent: Cloth,
): Part[] {
  const piece = (outline: Part["outline"], of: Cloth, edge: Part["outline"]): Part => ({
    outline,
    cloth: of,
    lift: 0.2,
    grain: -28,
    lines: [stitched(edge, 0.26)],
  });
  switch (panels) {
    case "layered": {
      const upper = foot.line([6, -4.6, "*"], [9.4, -4.4], [13, -3.4], [17.4, -1.6, "*"]);
      const lower = foot.line([5.4, -2.6, "*"], [9.4, -2.6], [12.6, -1.8], [15.2, 0.3, "*"]);
      return [
        piece(
          upper.to(foot.line([17.4, -1.6, "*"], [16.4, 0.3, "*"], [6.4, 0.3, "*"], [6, -4.6, "*"])).close(),
          cloth,
          upper,
        ),
        piece(
          lower.to(foot.line([15.2, 0.3, "*"], [6.4, 0.3, "*"], [5.4, -2.6, "*"])).close(),
          accent,
          lower,
        ),
      ];
    }
    case "vented": {
      const edge = foot.line([6.2, -5, "*"], [9.6, -5.1], [12.4, -4.4], [14.6, -2.6], [15.2, 0.3, "*"]);
      const vent = foot.line([8.4, -3.6, "*"], [10.6, -3.6], [12.6, -2.6], [13, -1.6, "*"]);
      return [
        piece(edge.to(foot.line([15.2, 0.3, "*"], [7.2, 0.3, "*"], [6.2, -5, "*"])).close(), cloth, edge),
        piece(
          vent.to(foot.line([13, -1.6, "*"], [10.8, -1.5], [8.9, -1.7, "*"], [8.4, -3.6, "*"])).close(),
          accent,
          vent,
        ),
      ];
    }
    case "saddle": {
      const edge = foot.line([8.2, 0.3, "*"], [8.8, -3], [10, -6.2, "*"]);
      return [
        piece(
          edge
            .to(
              foot.line([10, -6.2, "*"], [15.6, -4.3, "*"], [14.4, -2.2], [14.6, 0.3, "*"], [8.2, 0.3, "*"]),
            )
            .close(),
          cloth,
          edge,
        ),
      ];
    }
  }
}
