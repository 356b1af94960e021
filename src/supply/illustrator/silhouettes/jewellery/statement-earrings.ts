import { metal, metalPart } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import type { Path } from "../../geometry/path.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { closedSpline, polygon } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { enamels, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface StatementEarringsCut {
  readonly shape: "discs" | "triangle" | "leaf" | "arc" | "fan";
  readonly second: "metal" | "enamel";
}

export const statementEarrings = silhouette<"statement-earrings", StatementEarringsCut>({
  kind: "statement-earrings",
  family: "jewel",
  leaves: { women: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    shape: random.pick(["discs", "triangle", "leaf", "arc", "fan"]),
    second: random.pick(["metal", "enamel"]),
  }),
  finish: withGem(enamels),
  draw: ({ shape, second }, { main, gem = "#232a3b" }) => {
    const gold = metalOf(main);
    const field = (outline: Path): Part =>
      second === "enamel"
        ? { outline, cloth: { kind: "patent", colour: gem }, edge: 0.8, light: 0.05 }
        : metalPart(outline, gold, { how: "satin", angle: 215, raised: 0 });
    return {
      parts: pair(
        [...bodyOf(shape, gold, field), top(gold)],
        shape === "fan" || shape === "arc" ? 3.8 : 3,
        [-2, 2],
        0.1,
      ),
      main,
      ground: "wall",
      detail: { of: "clasp", box: [0.1, -0.6, 2.9, 2.9] as const },
    };
  },
  words: () => ({}),
});

const top = (gold: `#${string}`): Part =>
  metalPart(ellipse([0, 0], 0.36), gold, {
    how: "face",
    raised: 0.7,
    trims: [metal(ellipse([0, 0.48], 0.11), gold, { raised: 0.3, holes: [ellipse([0, 0.48], 0.06)] })],
  });

function bodyOf(
  shape: StatementEarringsCut["shape"],
  gold: `#${string}`,
  field: (outline: Path) => Part,
): Part[] {
  const plate = (outline: Path, angle = 45, holes: readonly Path[] = []) =>
    metalPart(outline, gold, { raised: 0.8, angle, ...(holes.length > 0 && { holes }) });
  switch (shape) {
    case "discs":
      return [
        plate(ellipse([0, 3.35], 1.15), 60),
        field(ellipse([0, 3.35], 0.95)),
        plate(ellipse([0, 1.42], 0.86), 30),
      ];
    case "triangle":
      return [
        plate(polygon([0, 0.5], [1.25, 3.6], [-1.25, 3.6]), 20),
        field(polygon([0, 1.25], [0.95, 3.42], [-0.95, 3.42])),
        plate(polygon([-0.66, 3.75], [0.66, 3.75], [0, 4.7]), 60),
      ];
    case "leaf": {
      const leaf = (half: number, from: number, until: number) =>
        closedSpline(
          [0, from, "*"],
          [half, from + (until - from) * 0.45],
          [0, until, "*"],
          [-half, from + (until - from) * 0.45],
        );
      return [plate(leaf(1.05, 0.5, 4.6), 20), field(leaf(0.78, 1, 4.25))];
    }
    case "arc": {
      const arch = (out: number) =>
        closedSpline([-out, 3.6, "*"], [-out * 0.92, 2], [0, 2.2 - out], [out * 0.92, 2], [out, 3.6, "*"]);
      return [plate(arch(1.5), 20), field(arch(1.1)), plate(arch(0.66), 60)];
    }
    case "fan": {
      const blade = (from: number, until: number) =>
        polygon(
          [0, 0.55],
          [Math.sin(from) * 3.4, 0.55 + Math.cos(from) * 3.4],
          [Math.sin(until) * 3.4, 0.55 + Math.cos(until) * 3.4],
        );
      return [-2, -1, 0, 1, 2].map((i) => {
        const outline = blade(i * 0.19 - 0.088, i * 0.19 + 0.088);
        return i % 2 ? field(outline) : plate(outline, 10 + i * 14);
      });
    }
  }
}
