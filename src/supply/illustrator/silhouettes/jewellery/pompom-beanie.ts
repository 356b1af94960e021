import { beanie, pompom, yarnTone } from "../../blocks/beanie.ts";
import { silhouette } from "../silhouette.ts";

export interface PompomBeanieCut {
  readonly height: number;
  readonly cuff: number;
  readonly pompom: "yarn" | "fur" | "contrast";
  readonly size: number;
}

export const pompomBeanie = silhouette<"pompom-beanie", PompomBeanieCut>({
  kind: "pompom-beanie",
  family: "cap",
  leaves: { women: ["D.2.2"] },
  fabrics: [
    {
      kind: "chunky-knit",
      weight: 5,
      material: "wool",
      dyes: ["neutral", "pastel", "earth", "classic", "bright"],
      motifs: [
        ["plain", 4],
        ["cable", 2],
        ["aran", 1],
      ],
    },
    {
      kind: "knit",
      weight: 2,
      material: "wool",
      dyes: ["neutral", "classic", "bright"],
      motifs: [
        ["nordic", 1],
        ["fair-isle", 1],
        ["plain", 1],
      ],
    },
  ],
  cut: (random) => ({
    height: random.pick([11.6, 13]),
    cuff: random.pick([5, 6.6]),
    pompom: random.pick(["yarn", "fur", "contrast"]),
    size: random.pick([3.4, 4.2]),
  }),
  finish: (main, cut, random) => ({
    contrast:
      cut.pompom === "fur"
        ? { kind: "faux-fur", colour: random.pick(["#e9e3d6", "#847a6c", "#3d2c25", "#d3bf9c"]) }
        : cut.pompom === "contrast"
          ? { kind: "mohair", colour: random.pick(["#e9e3d6", "#96304f", "#33426a", "#c4973a"]) }
          : { kind: "mohair", colour: main.colour },
  }),
  draw: ({ height, cuff, size }, { main, contrast = main }, { random }) => ({
    parts: [
      pompom([0, -height - size * 0.72], size, contrast, random),
      ...beanie(
        { half: 9.6, height, cuff, slouch: 0, ribs: 11 },
        main,
        yarnTone({ kind: "knit", colour: main.colour }, 0.02),
        random,
      ),
    ],
    main,
    ground: "wall",
    detail: { of: "weave", box: [-8, -7, 6, 7] as const },
  }),
  words: () => ({}),
});
