import { chainPart, springRing } from "../../blocks/chains.ts";
import { type GemCut, gemReach, gemSvg } from "../../blocks/gem.ts";
import { drawn, shadowOf, toned } from "../../blocks/lustre.ts";
import { ribbon, stretch } from "../../geometry/along.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface StoneCollierCut {
  readonly stone: Extract<GemCut, "round" | "oval" | "emerald" | "pear" | "marquise">;
  /** Half the height of the largest stone. */
  readonly size: number;
  readonly rows: "single" | "fringe";
  readonly between: "metal" | "diamond";
}

export const stoneCollier = silhouette<"stone-collier", StoneCollierCut>({
  kind: "stone-collier",
  family: "necklace",
  weight: 0.5,
  leaves: { women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    stone: random.pick(["round", "oval", "emerald", "pear", "marquise"]),
    size: random.pick([0.62, 0.8, 1]),
    rows: random.pick(["single", "fringe"]),
    between: random.pick(["metal", "diamond"]),
  }),
  finish: withGem(clearStones),
  draw: ({ stone, size, rows, between }, { main, gem: colour = "#1f7a5a" }) => {
    const gold = metalOf(main);
    const drop = 13;
    const front = necklaceFront(drop);
    const set = stretch(front, 0.12, 0.88, 18);
    const [rx] = gemReach(stone);
    // Largest in the middle, smaller towards the neck.
    const grown = (share: number) => size * (0.52 + 0.48 * Math.sin(Math.PI * share) ** 0.8);
    const places: { share: number; half: number }[] = [];
    let along = 0;
    while (along < set.length) {
      const half = grown(along / set.length);
      places.push({ share: along / set.length, half });
      along += half * 2 * rx + 0.22;
    }
    const stones = drawn((pen) =>
      places
        .map(({ share, half }, i) => {
          const [nx, ny] = set.normal(share);
          const [x, y] = set.at(share);
          const turn = (Math.atan2(set.tangent(share)[1], set.tangent(share)[0]) * 180) / Math.PI;
          const small = between === "diamond" && i % 2 === 1;
          const out = rows === "fringe" && !small ? -half * 0.7 : 0;
          return gemSvg(
            pen,
            [x + nx * out, y + ny * out],
            half,
            small ? "#dde6ec" : colour,
            small ? "round" : stone,
            turn,
          );
        })
        .join(""),
    );
    return {
      parts: [
        chainPart(necklaceBack(drop), "cable", 0.46, toned(gold, -0.22), [
          springRing([0, claspHeight(drop)], 0.34, gold),
        ]),
        chainPart(front, "cable", 0.46, gold),
        shadowOf(
          ribbon(set, (share) => grown(share) * (rows === "fringe" ? 2.6 : 1.8), 20),
          gold,
          [stones],
        ),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-5, 6, 5, 15.6] as const },
    };
  },
  words: () => ({ length: "short" }),
});
