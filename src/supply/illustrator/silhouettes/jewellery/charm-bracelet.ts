import { chainPart, springRing } from "../../blocks/chains.ts";
import { gem } from "../../blocks/gem.ts";
import { metal, metalPart } from "../../blocks/metal.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { laidDown } from "./bracelet-line.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface CharmBraceletCut {
  readonly charms: 1 | 3 | 5;
  readonly chain: "cable" | "paperclip" | "ball";
}

export const charmBracelet = silhouette<"charm-bracelet", CharmBraceletCut>({
  kind: "charm-bracelet",
  family: "bracelet",
  leaves: { women: ["E.2.1"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    charms: random.pick([1, 3, 3, 5]),
    chain: random.pick(["cable", "cable", "paperclip", "ball"]),
  }),
  finish: withGem(clearStones),
  draw: ({ charms, chain }, { main, gem: stone = "#dde6ec" }, { random }) => {
    const gold = metalOf(main);
    const path = laidDown(random, 3.2);
    const kinds = ["heart", "disc", "stone", "star", "pearl"] as const;
    const first = Math.floor(random() * kinds.length);
    const hung = Array.from({ length: charms }, (_, i) => {
      const share = 0.5 + (i - (charms - 1) / 2) * -0.075;
      const kind = kinds[(first + i) % kinds.length] ?? "disc";
      return charm(kind, path.at(share), gold, stone);
    });
    return {
      parts: [
        chainPart(path, chain, chain === "ball" ? 0.3 : 0.4, gold, [springRing([0, -2.69], 0.22, gold)]),
        ...hung,
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-1.9, 0.9, 1.9, 5] as const },
    };
  },
  words: () => ({}),
});

type Charm = "heart" | "disc" | "stone" | "star" | "pearl";

function charm(kind: Charm, [x, y]: Point, gold: Colour, stone: Colour): Part {
  const at: Point = [x, y + 0.82];
  const bail = metal(ellipse([x, y + 0.2], 0.11, 0.2), gold, { raised: 0.3 });
  switch (kind) {
    case "disc":
      return metalPart(ellipse(at, 0.52), gold, {
        trims: [metal(ellipse(at, 0.38), gold, { how: "satin", angle: 225, raised: 0 }), bail],
      });
    case "stone":
      return metalPart(ellipse(at, 0.48), gold, { trims: [gem(at, 0.4, stone, "round"), bail] });
    case "pearl":
      return metalPart(ellipse(at, 0.44), gold, { trims: [gem(at, 0.46, "#ece4da", "pearl"), bail] });
    case "heart":
      return metalPart(
        closedSpline(
          [x, y + 0.62, "*"],
          [x + 0.3, y + 0.4],
          [x + 0.6, y + 0.66],
          [x + 0.46, y + 1.02],
          [x, y + 1.5, "*"],
          [x - 0.46, y + 1.02],
          [x - 0.6, y + 0.66],
          [x - 0.3, y + 0.4],
        ),
        gold,
        { angle: 30, trims: [bail] },
      );
    case "star":
      return metalPart(
        closedSpline(
          ...Array.from({ length: 10 }, (_, i) => {
            const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
            const r = i % 2 ? 0.28 : 0.6;
            return [at[0] + Math.cos(angle) * r, at[1] + 0.05 + Math.sin(angle) * r, "*"] as const;
          }),
        ),
        gold,
        { angle: 60, trims: [bail] },
      );
  }
}
