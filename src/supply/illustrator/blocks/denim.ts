import type { Cloth } from "../cloth/cloth.ts";
import { blend, type Colour, light, lightness } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { polyline, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Leg } from "./leg.ts";
import { type Hips, scoopPocket } from "./trouser-front.ts";
import { bandStitches, beltLoop, waistband, waistEdges } from "./waistband.ts";

/** How much a garment of denim is faded: raw denim is not. */
export type Wash = "raw" | "stone" | "faded";
export type Thread = "tobacco" | "ecru" | "tonal";

/** Colour of rivets and shank buttons. */
export const copper: Colour = "#b07a48";

/** Thread that is seen on this denim. */
export function denimThread(thread: Thread, { colour }: Cloth): Colour {
  const pale = lightness(colour) > 0.75;
  if (thread === "tobacco") return pale ? "#b98d55" : "#c08a4a";
  if (thread === "ecru") return pale ? "#c9bfa8" : "#d8cfba";
  return light(colour, lightness(colour) > 0.6 ? 0 : 0.2);
}

/** The pale back of the twill, which a turn-up shows. */
export const denimBack = (cloth: Cloth): Cloth => ({
  ...cloth,
  colour: blend(cloth.colour, "#c9cfd4", lightness(cloth.colour) > 0.75 ? 0.2 : 0.68),
});

/** What five-pocket trousers, shorts and skirts have at the top: lines for the body, then parts over it. */
export function fivePocketTop(
  of: Hips,
  cloth: Cloth,
  thread: Colour,
): { readonly lines: readonly Line[]; readonly over: readonly Part[] } {
  const { waist } = of.shape;
  const { topY, seamY } = waistEdges(waist);
  const plan = { thread, metal: copper };
  const pocket = scoopPocket(of, cloth, plan);
  const band = waistband(waist, cloth, {
    lines: [
      ...bandStitches(waist, thread),
      { path: polyline([-0.5, topY(0)], [-0.5, seamY(0)]), kind: "edge" },
    ],
    trims: [
      {
        kind: "button",
        at: [1.4, topY(1.4) + waist.height / 2],
        radius: 0.9,
        colour: copper,
        style: "shank",
      },
    ],
  });
  return {
    lines: pocket.lines,
    over: [
      pocket.bag,
      mirrorPart(scoopPocket(of, cloth, { ...plan, coin: true }).bag),
      band,
      ...[-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.66, cloth, { width: 1.35, thread })),
    ],
  };
}

/** How strongly this wash shows on this colour: black and ecru are dyed through and hardly fade. */
export function fadeStrength(wash: Wash, { colour }: Cloth): number {
  const value = lightness(colour);
  const deep = value > 0.8 ? 0.3 : value < 0.3 ? 0.5 : 1;
  return (wash === "raw" ? 0.12 : wash === "stone" ? 0.62 : 1) * deep;
}

/** Worn denim is light on the thigh and the shin, and creased at the hip. */
export function denimFades(of: Leg, strength: number, random: Random): Fold[] {
  const { crotch, kneeY, length } = of.shape;
  const down = (from: number, until: number): Path =>
    smooth([0, 0.5, 1].map((t) => of.at(0.5 + random.sway(0.03), mix(from, until, t))));
  const whiskers = [0, 1, 2, 3].map((i): Fold => {
    const y = crotch - 4 + i * 2.8 + random.sway(0.5);
    const reach = random.between(11, 14.5) - i * 0.7;
    return {
      spine: bow([2.6 + i * 0.7, y + 0.6], [reach, y + random.between(-2.4, -0.4)], 0.05),
      width: random.between(0.38, 0.55),
      depth: 0.6 * strength,
    };
  });
  const thigh: Fold = {
    spine: of.short ? down(crotch - 6, length - 1) : down(crotch, kneeY + 4),
    width: of.short ? 3.6 : 4.3,
    depth: 0.95 * strength,
  };
  const shin: Fold = { spine: down(kneeY + 2, length - 14), width: 3, depth: 0.5 * strength };
  return [thigh, ...(of.short ? [] : [shin]), ...(strength > 0.2 ? whiskers : [])];
}

/** A cut edge: a fringe of pale weft below the line of the hem. */
export function rawHem(hem: Path, cloth: Cloth, random: Random, reach = 0.85): Part {
  const count = Math.round(hem.length * 2.6);
  const teeth = Array.from({ length: count + 1 }, (_, i): Point => {
    const [x, y] = hem.at(i / count);
    return [x, y + (i % 2 === 0 ? 0.1 : random.between(reach * 0.3, reach))];
  });
  return {
    outline: polyline(...teeth)
      .to(hem.shift(0, -0.4).reverse())
      .close(),
    cloth: { ...cloth, colour: blend(cloth.colour, "#e4e4e0", 0.42) },
    role: "cuff",
    flat: true,
    edge: 0.25,
  };
}

/** A worn-through knee: a frayed slit, pale weft threads across it. */
export function ripped(of: Leg, cloth: Cloth, random: Random): Part {
  const y = of.shape.kneeY - random.between(2, 7);
  const [x] = of.at(0.5 + random.sway(0.06), y);
  const [half, height] = [random.between(3.2, 4.6), random.between(1.1, 1.7)];
  const thread = (dy: number): Line => ({
    path: spline([x - half, y + dy * 0.6], [x, y + dy + random.between(0.1, 0.4)], [x + half, y + dy * 0.6]),
    kind: "stitch",
    colour: blend(cloth.colour, "#eeece6", 0.72),
  });
  // Torn edges are ragged: a smooth oval would look back at you like an eye.
  const edge = (side: -1 | 1) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const share = (i + 1) / 10;
      const open = Math.min(1, 4 * share * (1 - share) * 1.3) * height * random.between(0.55, 1.05);
      return [x + side * half * (2 * share - 1), y + side * open + half * 0.05 * (2 * share - 1)];
    });
  return {
    outline: polyline(
      [x - half, y + 0.1],
      ...edge(-1).reverse(),
      [x + half, y - 0.1],
      ...edge(1).reverse(),
    ).close(),
    cloth: { ...cloth, colour: blend(cloth.colour, "#e6e3dc", 0.3) },
    flat: true,
    inside: 0.3,
    edge: 0.4,
    lines: [-0.75, -0.5, -0.2, 0.1, 0.4, 0.7].map((share) => thread(share * height)),
  };
}
