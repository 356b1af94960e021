import { drawn, metal } from "../../blocks/metal.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline, type Node, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { n1 } from "../../sheet.ts";
import { silhouette } from "../silhouette.ts";
import { acetate, plate } from "./sunglass-materials.ts";

export interface ClawClipCut {
  readonly half: number;
  readonly teeth: 5 | 7 | 9;
  readonly spine: "arched" | "straight" | "open";
}

export const clawClip = silhouette<"claw-clip", ClawClipCut>({
  kind: "claw-clip",
  family: "hair",
  leaves: { women: ["D.5.2"] },
  fabrics: acetate,
  cut: (random) => ({
    half: random.pick([4.6, 5.4, 5.9]),
    teeth: random.pick([5, 7, 9]),
    spine: random.pick(["arched", "straight", "open"]),
  }),
  draw: ({ half, teeth, spine }, { main }) => {
    const cloth = plate(main);
    const rise = spine === "straight" ? 0.5 : 1.5;
    /** Height of the spine's edge above the teeth, over the width. */
    const ridge = (share: number, lift: number): Point => {
      const u = share * 2 - 1;
      return [u * half, -lift - rise * (1 - u * u)];
    };
    const comb = (shift: number, long: number): Node[] => {
      const nodes: Node[] = [];
      for (let i = 0; i < teeth; i++) {
        const [a, b] = [(i + 0.14) / teeth, (i + 0.86) / teeth];
        const [ax, ay] = ridge(a, -0.2);
        const [bx, by] = ridge(b, -0.2);
        const middle = (ax + bx) / 2 + shift;
        // Outer teeth are shorter and lean inwards, as a hand closes.
        const u = middle / half;
        const tip = long * (1 - 0.24 * u * u);
        nodes.push(
          [ax, ay, "*"],
          [ax * 0.98 + 0.1, ay + tip * 0.55],
          [middle * 0.94 - 0.2, ay + tip * 0.95],
          [middle * 0.94, ay + tip],
          [middle * 0.94 + 0.2, ay + tip * 0.95],
        );
        nodes.push([bx * 0.98 - 0.1, by + tip * 0.55], [bx, by, "*"]);
      }
      return nodes.reverse();
    };
    const jaw = (lift: number, shift: number, long: number, behind: boolean): Part => ({
      outline: closedSpline(
        [-half * 1.03, -0.1, "*"],
        [-half * 1.04, -lift * 0.7],
        ...[0.06, 0.25, 0.5, 0.75, 0.94].map((share): Node => ridge(share, lift)),
        [half * 1.04, -lift * 0.7],
        [half * 1.03, -0.1, "*"],
        ...comb(shift, long),
      ),
      ...(spine === "open" &&
        !behind && {
          holes: [-0.52, 0, 0.52].map((u) =>
            ellipse([u * half, -lift * 0.42 - rise * (1 - u * u)], half * 0.19, lift * 0.24),
          ),
        }),
      cloth,
      role: behind ? "back" : "front",
      light: behind ? -0.2 : 0,
      lift: behind ? 0.2 : 0.42,
      trims: behind
        ? []
        : [
            drawn((pen) => {
              const line = spline(
                ...[0.05, 0.28, 0.5, 0.72, 0.95].map((share): Node => ridge(share, lift - 0.28)),
              );
              const d = pathData(line.map(pen.at));
              return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${light(cloth.colour, 0.7)}" stroke-width="${n1(0.2 * pen.scale)}" opacity=".5"/><path d="${d}" stroke="#fff" stroke-width="${n1(1.8 * pen.sheet.unit)}" opacity=".6"/><path d="${d}" stroke="${shadow(cloth.colour, 0.65)}" stroke-width="${n1(0.26 * pen.scale)}" opacity=".3" transform="translate(0 ${n1(lift * 0.62 * pen.scale)})"/></g>`;
            }),
          ],
    });
    const grip = (behind: boolean): Part => {
      const y = -2 - rise;
      const x = behind ? 0.5 : 0;
      return {
        outline: closedSpline(
          [x - 1.5, y + 0.3, "*"],
          [x - 1.75, y - 0.9],
          [x - 1.1, y - 2 - (behind ? 0.25 : 0)],
          [x + 1.1, y - 2 - (behind ? 0.25 : 0)],
          [x + 1.75, y - 0.9],
          [x + 1.5, y + 0.3, "*"],
        ),
        cloth,
        role: behind ? "back" : "front",
        light: behind ? -0.22 : 0.03,
        lift: 0.3,
        lines: behind
          ? []
          : [0, 1, 2].map((i) => ({
              path: spline([x - 1, y - 1.5 + i * 0.42], [x, y - 1.6 + i * 0.42], [x + 1, y - 1.5 + i * 0.42]),
              kind: "groove" as const,
            })),
      };
    };
    const spring = metal(rectangle(-0.9, -2.15 - rise, 1.8, 0.36, 0.16), "#b4b8bc", {
      how: "round",
      angle: 90,
      raised: 0.5,
    });
    const front = jaw(2, 0, 3.6, false);
    return {
      parts: [
        grip(true),
        jaw(2.35, half / teeth, 3.9, true),
        grip(false),
        { ...front, trims: [...(front.trims ?? []), spring] },
      ],
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-4.6, -6, 3, 3] as const },
    };
  },
  words: () => ({}),
});
