import { blend, type Colour, light, shadow } from "../../colour/oklab.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { randomFrom } from "../../random.ts";
import { n1, type Sheet } from "../../sheet.ts";
import type { Ground, Motif } from "../motif.ts";
import { fieldOf, repeats } from "./drawn.ts";
import { area, type Stop, stroke } from "./pen.ts";

/** Only a part higher than this, a body, a leg or a sleeve, says where the colours begin and end. */
const leading = 230;

/** The paints that were laid on each sheet, by what they are made of. */
const laid = new WeakMap<Sheet, Map<string, string>>();

/**
 * Colours from the top of a garment to its hem. Its first large part lays them; a placket, a pocket and a cuff
 * go on with what lies beside them, and what comes before it, the collar's inside, keeps the ground.
 */
function downwards(ground: Ground, stops: readonly Stop[], sheet: Sheet): string {
  const paints = laid.get(sheet) ?? new Map<string, string>();
  laid.set(sheet, paints);
  const key = stops.map(({ at, colour }) => `${at}${colour}`).join(" ");
  const [, top, , bottom] = ground.box;
  const known = paints.get(key);
  if (!known && bottom - top < leading * sheet.unit) return "";
  const paint = known ?? hung(top, bottom, stops, sheet);
  paints.set(key, paint);
  return filled(ground, paint);
}

function hung(top: number, bottom: number, stops: readonly Stop[], sheet: Sheet): string {
  const line = `gradientUnits="userSpaceOnUse" x1="0" y1="${n1(top)}" x2="0" y2="${n1(bottom)}"`;
  const list = stops.map(
    ({ at, colour }) => `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"/>`,
  );
  const id = sheet.define((name) => `<linearGradient id="${name}" ${line}>${list.join("")}</linearGradient>`);
  return `url(#${id})`;
}

/** Three blocks one below the other, a dark hair where they are sewn together. */
export const colourBlock: Motif = {
  coverage: 0.4,
  draw: ({ ground: first, second, third }, ground, sheet) => {
    const seam = (at: number, above: Colour, below: Colour): Stop[] => [
      { at: at - 0.002, colour: above },
      { at: at - 0.002, colour: shadow(below, 0.4) },
      { at: at + 0.001, colour: shadow(below, 0.4) },
      { at: at + 0.001, colour: below },
    ];
    const stops = [...seam(0.37, first, second), ...seam(0.68, second, third)];
    return downwards(ground, stops, sheet);
  },
};

/** From one colour at the top into another at the hem. */
export const ombre: Motif = {
  coverage: 0.5,
  draw: ({ ground: from, second }, ground, sheet) => {
    const stops = [0.15, 0.33, 0.5, 0.67, 0.85].map((at) => ({
      at,
      colour: blend(from, second, (at - 0.15) / 0.7),
    }));
    return downwards(ground, stops, sheet);
  },
};

function filled({ box: [left, top, right, bottom] }: Ground, paint: string): string {
  const [x, y] = [left - 4, top - 4];
  return `<path fill="${paint}" d="M${n1(x)} ${n1(y)}H${n1(right + 4)}V${n1(bottom + 4)}H${n1(x)}z"/>`;
}

/** Rings around one knot, feathered where the dye ran between the folds. */
export const tieDye: Motif = {
  coverage: 0.5,
  draw: ({ ground: cloth, second, third }, ground, sheet) => {
    const random = randomFrom(`${sheet.seed} tie-dye`);
    const { box, unit } = ground;
    // Each part is tied for itself, a little off its middle.
    const [x, y] = [mix(box[0], box[2], 0.44), mix(box[1], box[3], 0.42)];
    const reach = Math.max(
      Math.hypot(box[0] - x, box[1] - y),
      Math.hypot(box[2] - x, box[1] - y),
      Math.hypot(box[0] - x, box[3] - y),
      Math.hypot(box[2] - x, box[3] - y),
    );
    const colours = [second, blend(second, third, 0.5), third, light(cloth, 0.2), blend(cloth, second, 0.7)];
    const step = 21 * unit;
    const rings = sheet.once(`tie-dye ${second}${third}${n1(x)} ${n1(y)}`, (id) => {
      const stops = colours.map(
        (colour, i) => `<stop offset="${i / colours.length}" stop-color="${colour}"/>`,
      );
      return (
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" spreadMethod="repeat" cx="${n1(x)}" cy="${n1(y)}" r="${n1(step * colours.length)}">` +
        `${stops.join("")}<stop offset="1" stop-color="${second}"/></radialGradient>`
      );
    });
    // Pleats fanned out from the knot: narrow wedges where the dye could not, or could twice, get in.
    let [pale, deep] = ["", ""];
    for (let i = 0; i < 52; i++) {
      const angle = ((i + random.sway(0.4)) / 26) * Math.PI;
      const from = random.between(4, 70) * unit;
      const far = Math.min(reach, from + random.between(50, 190) * unit);
      const half = random.between(0.012, 0.034);
      const at = (radius: number, lean: number) =>
        `${Math.round(x + Math.cos(angle + lean) * radius)} ${Math.round(y + Math.sin(angle + lean) * radius)}`;
      const wedge = `M${at(from, 0)}L${at(far * 0.92, half)}L${at(far, 0)}L${at(far * 0.95, -half)}z`;
      if (random.chance(0.5)) pale += wedge;
      else deep += wedge;
    }
    return (
      filled(ground, `url(#${rings})`) +
      area(pale, light(cloth, 0.4), 0.22) +
      area(deep, shadow(second, 0.2), 0.16)
    );
  },
};

/** Diamonds in two colours, a fine line crossing each. */
export const argyle: Motif = {
  coverage: 0.4,
  draw: ({ second, third, ground: cloth }, ground, sheet) => {
    const field = fieldOf(ground, sheet);
    const [w, h] = [30 * ground.unit, 46 * ground.unit];
    const text = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
    const diamond = (u: number, v: number) =>
      `M${text(field.at(u, v - h))}L${text(field.at(u + w, v))}L${text(field.at(u, v + h))}L${text(field.at(u - w, v))}z`;
    const columns = repeats(field.u, 2 * w);
    const rows = repeats(field.v, 2 * h);
    const even = (u: number) => Math.abs(Math.round(u / (2 * w))) % 2 === 0;
    const all = (keep: (u: number) => boolean) =>
      columns.flatMap((u) => (keep(u) ? rows.map((v) => diamond(u, v)) : [])).join("");
    // Fine lines zigzag down each column, half a diamond off.
    const zigzag = columns
      .flatMap((u) =>
        [1, -1].map((side) => {
          const points = rows.flatMap((v) => [field.at(u, v - h), field.at(u + side * w, v)]);
          return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
        }),
      )
      .join("");
    const [dx, dy] = [
      field.plain(0, h)[0] - field.plain(0, 0)[0],
      field.plain(0, h)[1] - field.plain(0, 0)[1],
    ];
    return (
      area(all(even), second, 0.94) +
      area(
        all((u) => !even(u)),
        third,
        0.94,
      ) +
      stroke(
        zigzag,
        blend(light(cloth, 0.7), third, 0.1),
        1.2 * ground.unit,
        0.8,
        ` stroke-dasharray="${n1(3 * ground.unit)} ${n1(1.2 * ground.unit)}" transform="translate(${n1(dx)} ${n1(dy)})"`,
      )
    );
  },
};
