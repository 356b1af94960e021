import { claws, type GemCut, gem, gemReach, gemSvg } from "../../blocks/gem.ts";
import { drawn, metalPart } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, facetedCuts, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface StudEarringsCut {
  readonly stone: GemCut;
  readonly size: number;
  readonly setting: "claws" | "bezel" | "halo";
}

export const studEarrings = silhouette<"stud-earrings", StudEarringsCut>({
  kind: "stud-earrings",
  family: "small-jewel",
  leaves: { women: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    stone: random.pick([...facetedCuts, "pearl", "pearl"]),
    size: random.pick([0.4, 0.52]),
    setting: random.pick(["claws", "bezel", "halo"]),
  }),
  finish: withGem(clearStones),
  draw: ({ stone, size, setting }, { main, gem: colour = "#dde6ec" }) => {
    const [rx, ry] = gemReach(stone).map((share) => share * size) as [number, number];
    const square = stone === "emerald" || stone === "princess";
    const outline = (out: number) =>
      square
        ? rectangle(-rx - out, -ry - out, 2 * (rx + out), 2 * (ry + out), 0.1 + out)
        : ellipse([0, 0], rx + out, ry + out);
    const rim = setting === "halo" ? 0.15 : setting === "bezel" ? 0.07 : 0.03;
    const halo = drawn((pen) =>
      outline(0.075)
        .points(Math.round((rx + ry) * 22))
        .slice(1)
        .map((place) => gemSvg(pen, place, 0.072, "#dde6ec", "round"))
        .join(""),
    );
    const head = metalPart(outline(stone === "pearl" ? 0.01 : rim), metalOf(main), {
      raised: 1,
      trims: [
        ...(setting === "halo" && stone !== "pearl" ? [halo] : []),
        gem([0, 0], size, stone === "pearl" ? "#ece4da" : colour, stone),
        ...(setting === "claws" && stone !== "pearl"
          ? [
              claws(
                [0, 0],
                square ? [rx * 1.28, ry * 1.28] : [rx, ry],
                metalOf(main),
                stone === "round" ? 6 : 4,
              ),
            ]
          : []),
      ],
    });
    return {
      parts: pair([head], size * 2 + 0.75, [-6, 8], 0.05),
      main,
      ground: "wall",
      detail: { of: "stone", box: [-size * 2.1, -0.8, 0.1, 0.8] as const },
    };
  },
  words: () => ({}),
});
