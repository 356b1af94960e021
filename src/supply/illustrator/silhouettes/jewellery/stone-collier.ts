import { chainPart, springRing } from "../../blocks/chains.ts";
import { type GemCut, gem, gemReach, gemSvg } from "../../blocks/gem.ts";
import { drawn, metalPart, shadowOf, together, toned, wire } from "../../blocks/metal.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import { offset, ribbon, stretch } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Model } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface StoneCollierCut {
  readonly stone: Extract<GemCut, "round" | "oval" | "emerald" | "pear" | "marquise">;
  /** Half the height of the largest stone. */
  readonly size: number;
  /** Stones in a row, standing out like a fringe, or at the ends of a stiff open collar. */
  readonly rows: "single" | "fringe" | "torque";
  readonly between: "metal" | "diamond";
}

export const stoneCollier = silhouette<"stone-collier", StoneCollierCut>({
  kind: "stone-collier",
  family: "bracelet",
  weight: 0.9,
  leaves: { women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    stone: random.pick(["round", "oval", "emerald", "pear", "marquise"]),
    size: random.pick([0.62, 0.9, 1.25]),
    rows: random.pick(["single", "fringe", "torque"]),
    between: random.pick(["metal", "diamond"]),
  }),
  finish: withGem(clearStones),
  draw: ({ stone, size, rows, between }, { main, gem: colour = "#1f7a5a" }) => {
    const gold = metalOf(main);
    const drop = 9.6;
    if (rows === "torque") return torque(gold, main, colour, stone, size);
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
      detail: { of: "stone", box: [-5, 3, 5, 12.6] as const },
    };
  },
  words: () => ({ length: "short" }),
});

/** A stiff ring of metal, open at the front, a stone at each end. */
function torque(
  gold: Colour,
  main: Cloth,
  colour: Colour,
  stone: StoneCollierCut["stone"],
  size: number,
): Model {
  const thick = 0.5 + size * 0.5;
  const around = (from: number, until: number): Path =>
    smooth(
      Array.from({ length: 13 }, (_, i): Point => {
        const angle = ((from + ((until - from) * i) / 12) * Math.PI) / 180;
        return [6.2 * Math.sin(angle), -5.6 * Math.cos(angle)];
      }),
    );
  const arm = around(-164, 164);
  // Thickest at the front.
  const grown = (share: number) => thick * (0.62 + 0.38 * Math.abs(2 * share - 1) ** 1.4);
  const gleam = offset(arm, (share) => grown(share) * 0.2, 0.02, 0.98, 24);
  const ends = [arm.start, arm.end].map(([x, y]) =>
    metalPart(ellipse([x, y], size * 1.18, size * 1.18), gold, {
      raised: 1,
      trims: [gem([x, y], size * 1.05, colour, stone)],
    }),
  );
  return {
    parts: [
      metalPart(ribbon(arm, grown, 36), gold, { raised: 1.2, angle: 30, trims: [wire(gleam, 0.1, gold)] }),
      ...ends,
    ],
    main,
    ground: "wall",
    detail: { of: "stone", box: [-4.4, 1.6, 4.4, 8.6] as const },
  };
}
