import { chainPart, springRing } from "../../blocks/chains.ts";
import { type GemCut, gemReach, gemSvg } from "../../blocks/gem.ts";
import { drawn, shadowOf, together, toned } from "../../blocks/lustre.ts";
import { stretch } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
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
    const row = stretch(front, 0.12, 0.88, 18);
    const [rx] = gemReach(stone);
    // Largest in the middle, smaller towards the neck.
    const grown = (share: number) => size * (0.52 + 0.48 * Math.sin(Math.PI * share) ** 0.8);
    // From the middle outwards, so that both sides are alike.
    const places = [{ share: 0.5, half: size, order: 0 }];
    let along = 0;
    for (let order = 1; ; order++) {
      const half = grown(0.5 + along / row.length);
      along += half * 2 * rx + 0.2;
      if (along > row.length / 2) break;
      for (const side of [-1, 1]) places.push({ share: 0.5 + (side * along) / row.length, half, order });
    }
    const laid = places.map(({ share, half, order }) => {
      const [nx, ny] = row.normal(share);
      const [x, y] = row.at(share);
      const [dx, dy] = row.tangent(share);
      const small = between === "diamond" && order % 2 === 1;
      const out = rows === "fringe" && !small ? half * 0.75 : 0;
      const at: Point = [x + nx * out, y + ny * out];
      return { at, half: small ? half * 0.72 : half, turn: (Math.atan2(dy, dx) * 180) / Math.PI, small };
    });
    const stones = drawn((pen) =>
      laid
        .map(({ at, half, turn, small }) =>
          gemSvg(pen, at, half, small ? "#dde6ec" : colour, small ? "round" : stone, turn),
        )
        .join(""),
    );
    return {
      parts: [
        chainPart(necklaceBack(drop), "cable", 0.46, toned(gold, -0.22), [
          springRing([0, claspHeight(drop)], 0.34, gold),
        ]),
        chainPart(front, "cable", 0.46, gold),
        shadowOf(together(laid.map(({ at, half }) => ellipse(at, half * 0.9))), gold, [stones]),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-5, 6, 5, 15.6] as const },
    };
  },
  words: () => ({ length: "short" }),
});
