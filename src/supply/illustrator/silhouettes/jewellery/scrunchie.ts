import { bow } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { closedSpline, type Node } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";

export interface ScrunchieCut {
  readonly radius: number;
  /** Half the opening. */
  readonly hole: number;
  /** Gathers one counts around it. */
  readonly gathers: 22 | 28;
}

export const scrunchie = silhouette<"scrunchie", ScrunchieCut>({
  kind: "scrunchie",
  family: "hair",
  leaves: { women: ["D.5.2"] },
  fabrics: [
    {
      kind: "satin",
      weight: 5,
      material: "satin",
      dyes: ["pastel", "jewel", "neutral", "classic", "bright"],
      motifs: [
        ["plain", 7],
        ["leopard", 1],
        ["polka-dot", 1],
      ],
    },
    { kind: "velvet", weight: 4, material: "velvet", dyes: ["jewel", "classic", "earth"] },
    {
      kind: "cotton",
      weight: 2,
      material: "cotton",
      motifs: [
        ["plain", 2],
        ["gingham", 1.5],
        ["ditsy", 1.5],
      ],
    },
  ],
  cut: (random) => ({
    ...random.pick([
      { radius: 5.4, hole: 1.7 },
      { radius: 6, hole: 1.5 },
      { radius: 4.9, hole: 2 },
    ]),
    gathers: random.pick([22, 28]),
  }),
  draw: ({ radius, hole, gathers }, { main }, { random }) => {
    const outline = closedSpline(
      ...Array.from({ length: gathers }, (_, i): Node => {
        const angle = (i / gathers) * 2 * Math.PI;
        const r = radius * (i % 2 ? 1.03 : 0.93) * (1 + random.sway(0.03));
        return [Math.cos(angle) * r, Math.sin(angle) * r * 0.93];
      }),
    );
    const inner = closedSpline(
      ...Array.from({ length: 14 }, (_, i): Node => {
        const angle = (i / 14) * 2 * Math.PI;
        const r = hole * (i % 2 ? 1.1 : 0.86) * (1 + random.sway(0.05));
        return [Math.cos(angle) * r, Math.sin(angle) * r * 0.9 - 0.1];
      }),
    );
    const ring: Part = {
      outline,
      holes: [inner],
      cloth: main,
      flat: true,
      role: "body",
      lift: 0.45,
      folds: gathered(gathers, radius, hole, random),
    };
    // The far side of the tube, seen through the opening.
    const depth: Part = {
      outline: ellipse([0, 0.1], hole * 1.25, hole * 1.1),
      holes: [ellipse([0.1, 0.45], hole * 0.78, hole * 0.66)],
      cloth: main,
      role: "back",
      inside: 0.55,
    };
    return {
      parts: [depth, ring],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-5, -4.6, 1.4, 3] as const },
    };
  },
  words: () => ({}),
});

/** Each gather runs from the opening outwards: a valley, and a ridge on its lit side. */
function gathered(count: number, radius: number, hole: number, random: Random): Fold[] {
  const at = (angle: number, r: number): Point => [Math.cos(angle) * r, Math.sin(angle) * r * 0.93];
  return Array.from({ length: count }, (_, i) => i).flatMap((i): Fold[] => {
    const angle = ((i + random.sway(0.22)) / count) * 2 * Math.PI;
    const turn = random.sway(0.1);
    const inner = at(angle, hole * 1.08);
    const reach = radius * random.between(0.7, 0.97);
    const next = angle + Math.PI / count;
    return [
      {
        spine: bow(inner, at(angle + turn, reach), random.sway(0.08)),
        width: 0.3,
        depth: -0.85,
        swell: "start",
      },
      {
        spine: bow(at(next, hole * 1.4), at(next + turn, radius * 0.9), random.sway(0.08)),
        width: 0.34,
        // Towards the lamp the ridges shine, away from it they only just show.
        depth: 0.45 - 0.35 * Math.sin(angle + Math.PI / 4),
      },
      ...(i % 2
        ? [
            {
              spine: bow(at(next, radius * 0.98), at(next, radius * 0.6), 0.06),
              width: 0.24,
              depth: -0.5,
              swell: "start",
            } as const,
          ]
        : []),
    ];
  });
}
