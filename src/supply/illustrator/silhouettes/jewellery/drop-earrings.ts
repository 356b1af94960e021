import { claws, type GemCut, gem, gemOutline, gemReach } from "../../blocks/gem.ts";
import { metal, metalPart, wire } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface DropEarringsCut {
  readonly stone: Exclude<GemCut, "pearl" | "cabochon" | "princess">;
  readonly size: number;
  /** Length of what hangs between the ear and the stone. */
  readonly drop: number;
  readonly above: "hook" | "stone";
}

export const dropEarrings = silhouette<"drop-earrings", DropEarringsCut>({
  kind: "drop-earrings",
  family: "jewel",
  leaves: { women: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    stone: random.pick(["pear", "pear", "marquise", "emerald", "oval", "round"]),
    size: random.pick([0.75, 0.95, 1.15]),
    drop: random.pick([0.5, 1.3, 2]),
    above: random.pick(["hook", "stone"]),
  }),
  finish: withGem(clearStones),
  draw: ({ stone, size, drop, above }, { main, gem: colour = "#1f7a5a" }) => {
    const gold = metalOf(main);
    const [rx, ry] = gemReach(stone).map((share) => share * size) as [number, number];
    const middle = drop + ry;
    const stem: Part = metalPart(
      polyline([-0.06, 0], [0.06, 0], [0.06, drop + 0.1], [-0.06, drop + 0.1]).close(),
      gold,
      {
        how: "round",
        angle: 0,
        raised: 0.3,
        trims: [metal(ellipse([0, drop - 0.02], 0.12), gold, { raised: 0.2 })],
      },
    );
    const pendant = metalPart(gemOutline(stone, [0, middle], size, 0.07), gold, {
      raised: 0.8,
      trims: [
        gem([0, middle], size, colour, stone),
        ...(stone === "pear" || stone === "marquise" ? [] : [claws([0, middle], [rx * 0.94, ry], gold, 4)]),
      ],
    });
    const hook = wire(
      spline([0, 0.1], [0.02, -0.3], [0.26, -0.75], [0.62, -0.72], [0.76, -0.3], [0.72, 0.35]),
      0.09,
      gold,
    );
    const upper: Part =
      above === "stone"
        ? metalPart(ellipse([0, -0.14], 0.34), gold, {
            raised: 0.7,
            trims: [gem([0, -0.14], 0.29, "#dde6ec", "round"), claws([0, -0.14], [0.29, 0.29], gold, 4)],
          })
        : metalPart(ellipse([0, 0], 0.12), gold, { raised: 0.2, trims: [hook] });
    return {
      parts: pair([stem, pendant, upper], 2.5 + size * 0.5, [-2, 2], 0.1),
      main,
      ground: "wall",
      detail: { of: "stone", box: [0, drop - 0.3, 2.6, middle + ry + 0.4] as const },
    };
  },
  words: () => ({}),
});
