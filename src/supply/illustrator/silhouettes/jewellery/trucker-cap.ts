import { cap } from "../../blocks/cap.ts";
import type { Colour } from "../../colour/oklab.ts";
import { rectangle } from "../../geometry/shapes.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";

export interface TruckerCapCut {
  readonly height: number;
  readonly bend: number;
  readonly patch: "none" | "oblong" | "square";
}

const nets: readonly [Colour, ...Colour[]] = [
  "#24262a",
  "#232a3b",
  "#ebe9e4",
  "#8a5a34",
  "#2f4a3f",
  "#96493d",
];

/** A stiff front and a net behind. */
export const truckerCap = silhouette<"trucker-cap", TruckerCapCut>({
  kind: "trucker-cap",
  family: "cap",
  leaves: { men: ["D.2.2"], women: ["D.2.2"] },
  fabrics: [
    { kind: "canvas", weight: 5, material: "cotton", dyes: ["neutral", "classic", "earth", "bright"] },
    { kind: "corduroy", weight: 2, material: "corduroy", dyes: ["earth", "classic"] },
  ],
  cut: (random) => ({
    height: random.pick([10.6, 11.4]),
    bend: random.pick([0.3, 0.9]),
    patch: random.pick(["none", "oblong", "square"]),
  }),
  finish: (_, __, random) => ({ contrast: { kind: "mesh", colour: random.pick(nets) } }),
  draw: (cut, { main, contrast = main }) => {
    const patch: Part = {
      outline:
        cut.patch === "square"
          ? rectangle(-4.4, -6.2, 4.6, 4.6, 0.5).map(([x, y]) => [x, y + x * 0.05])
          : rectangle(-5, -5.2, 6, 3, 0.4).map(([x, y]) => [x, y + x * 0.05]),
      cloth: { kind: "leather", colour: "#a0622f" },
      role: "front",
      lift: 0.2,
      lines: [
        {
          path:
            cut.patch === "square"
              ? rectangle(-4.1, -5.9, 4, 4, 0.4).map(([x, y]) => [x, y + x * 0.05])
              : rectangle(-4.7, -4.9, 5.4, 2.4, 0.3).map(([x, y]) => [x, y + x * 0.05]),
          kind: "stitch",
        },
      ],
    };
    const net = { kind: "canvas", colour: contrast.colour, motif: "mesh", scale: 2 } as const;
    const parts = cap(
      cut,
      { front: main, back: net, visor: { kind: "canvas", colour: contrast.colour }, button: contrast.colour },
      [],
    );
    // The patch is sewn on before the visor is.
    return {
      parts: cut.patch === "none" ? parts : [...parts.slice(0, 3), patch, ...parts.slice(3)],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-8, -8, 8, 8] as const },
    };
  },
  words: () => ({}),
});
