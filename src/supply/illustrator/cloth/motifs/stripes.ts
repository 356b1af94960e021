import { blend, light, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { bands, fieldOf } from "./drawn.ts";
import { area, box, dashes, diagonals, stroke } from "./pen.ts";

/** Stripes across the body, drawn because they must sag with it. */
const acrossBody = (step: number, width: number, coverage: number): Motif => ({
  coverage,
  draw: ({ second }, ground, sheet) =>
    bands(fieldOf(ground, sheet), "across", step, [{ by: 0, width, colour: second, opacity: 0.96 }], sheet),
});

/** The Breton. */
export const stripe = acrossBody(25, 8.4, 0.32);
export const wideStripe = acrossBody(64, 32, 0.5);

/** Two narrow lines for each broad one. */
export const rugbyStripe: Motif = {
  coverage: 0.45,
  draw: ({ second, third }, ground, sheet) =>
    bands(
      fieldOf(ground, sheet),
      "across",
      96,
      [
        { by: 0, width: 40, colour: second, opacity: 0.97 },
        { by: 48, width: 9, colour: third, opacity: 0.97 },
      ],
      sheet,
    ),
};

export const verticalStripe: Motif = {
  coverage: 0.4,
  draw: ({ second }, ground, sheet) =>
    bands(
      fieldOf(ground, sheet),
      "along",
      26,
      [{ by: 0, width: 10.5, colour: second, opacity: 0.95 }],
      sheet,
    ),
};

export const fineStripe: Motif = {
  coverage: 0.3,
  tile: ({ second }) => ({ width: 40, height: 9, content: area(box(0, 3, 40, 2.8), second, 0.95) }),
};

/** Shirt stripe: even, upright, yarn-dyed. */
export const bengal: Motif = {
  coverage: 0.44,
  tile: ({ ground, second }) => ({
    width: 7,
    height: 6,
    content:
      area(box(1.6, 0, 3.2, 6), second, 0.86) +
      stroke("M1.6 1h3.2M1.6 3h3.2M1.6 5h3.2", light(ground, 0.3), 0.6, 0.22),
  }),
};

/** One thread every centimetre and a half, broken by the twill. */
export const pinstripe: Motif = {
  coverage: 0.05,
  tile: ({ ground, second }) => ({
    width: 17,
    height: 7.2,
    content:
      stroke(diagonals(17, 7.2, 3.4), shadow(ground, 0.4), 0.8, 0.12) +
      stroke("M4 0v7.2", second, 0.95, 0.78, dashes(1.6, 0.8)),
  }),
};

/** Broader and soft, as if drawn with tailor's chalk. */
export const chalkStripe: Motif = {
  coverage: 0.08,
  tile: ({ ground, second }) => {
    const random = randomFrom("chalk");
    const specks = Array.from({ length: 26 }, () => {
      const [x, y] = [15 + random.sway(1.7), random.between(0.5, 35)];
      return `M${n1(x)} ${n1(y)}l${n1(random.sway(0.6))} ${n1(random.between(0.6, 1.6))}`;
    });
    return {
      width: 30,
      height: 36,
      content:
        stroke(diagonals(30, 36, 6), shadow(ground, 0.4), 1.2, 0.1) +
        stroke("M15 0v36", second, 2.2, 0.2) +
        stroke("M15 0v36", second, 1, 0.38, dashes(2, 1)) +
        stroke(specks.join(""), second, 0.8, 0.45),
    };
  },
};

/** Diagonal club stripes for ties, a fine line beside each broad one. */
export const regimental: Motif = {
  coverage: 0.35,
  tile: ({ ground, second, third }) => ({
    width: 48,
    height: 48,
    content:
      stroke(diagonals(48, 48, 48, 16, 8), second, 11.5) +
      stroke(diagonals(48, 48, 48, 31, 3), third, 2.2) +
      stroke(diagonals(48, 48, 48, 1, 3), third, 2.2) +
      stroke(diagonals(48, 48, 2), blend(ground, "#1d1512", 0.6), 0.5, 0.14),
  }),
};
