import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import type { Point } from "../geometry/point.ts";
import { n1, n2 } from "../sheet.ts";
import { type Drawn, drawn } from "./metal.ts";

export interface DialFace {
  readonly colour: Colour;
  /** The metal of indices and hands. */
  readonly metal: Colour;
  readonly indices: "batons" | "roman" | "dots" | "numerals" | "quarters" | "diver";
  readonly hands: "dauphine" | "sword" | "stick" | "lozenge";
  readonly small?: "seconds" | "chronograph" | "none";
  readonly date?: boolean;
  /** The minute track along the edge. */
  readonly track?: boolean;
  /** A hand that is meant to be seen. */
  readonly accent?: Colour;
}

const radians = (degrees: number) => ((degrees - 90) * Math.PI) / 180;
const polar = (degrees: number, r: number): Point => [
  Math.cos(radians(degrees)) * r,
  Math.sin(radians(degrees)) * r,
];
const line = ([x0, y0]: Point, [x1, y1]: Point) => `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`;

/** Colours of what lies on a dial: ink, and the lit and the shaded side of applied metal. */
function inks({ colour, metal }: DialFace) {
  const dark = lightness(colour) < 0.5;
  // White metal on a white dial would vanish: its facets mirror the dark studio instead.
  const pale = !dark && lightness(metal) > 0.7;
  return {
    dark,
    ink: (dark ? "#ece7da" : "#26231f") as Colour,
    lit: pale ? shadow(metal, 0.5) : light(metal, dark ? 0.5 : 0.1),
    deep: pale ? shadow(metal, 0.72) : shadow(metal, dark ? 0.1 : 0.45),
  };
}

/** A round dial of this radius: face, track, indices, hands at ten past ten, and the glass over it. */
export const roundDial = (at: Point, radius: number, face: DialFace): Drawn =>
  drawn((pen) => {
    const [x, y] = pen.at(at);
    const r = radius * pen.scale;
    const glow = pen.sheet.once(`dial ${face.colour}`, (id) => {
      const dark = lightness(face.colour) < 0.5;
      return `<radialGradient id="${id}" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="${light(face.colour, dark ? 0.16 : 0.5)}"/><stop offset=".7" stop-color="${face.colour}"/><stop offset="1" stop-color="${shadow(face.colour, 0.22)}"/></radialGradient>`;
    });
    const { ink } = inks(face);
    const track = face.track === false ? "" : ticks(r * 0.94, 60, r * 0.045, r * 0.011, ink, 0.6);
    return (
      `<g transform="translate(${n1(x)} ${n1(y)})rotate(${n1(pen.turn)})">` +
      `<circle r="${n1(r)}" fill="${shadow(face.colour, 0.6)}"/><circle r="${n1(r * 0.985)}" fill="url(#${glow})"/>` +
      track +
      indicesOf(r, face) +
      smallDials(r, face) +
      (face.date ? dateWindow(r, face) : "") +
      `<path d="M${n1(-r * 0.16)} ${n1(-r * 0.4)}h${n1(r * 0.32)}" stroke="${ink}" stroke-width="${n1(r * 0.022)}" opacity=".75"/>` +
      `<path d="M${n1(-r * 0.09)} ${n1(-r * 0.33)}h${n1(r * 0.18)}" stroke="${ink}" stroke-width="${n1(r * 0.012)}" opacity=".5"/>` +
      handsOf(r, r, face) +
      glass(r) +
      "</g>"
    );
  });

/** Ticks around a circle are one dashed stroke. */
export function ticks(
  r: number,
  count: number,
  length: number,
  width: number,
  colour: Colour,
  opacity = 1,
): string {
  const step = (2 * Math.PI * r) / count;
  return `<circle r="${n2(r)}" fill="none" stroke="${colour}" stroke-width="${n2(length)}" stroke-dasharray="${n2(width)} ${n2(step - width)}" stroke-dashoffset="${n2(width / 2)}" opacity="${opacity}"/>`;
}

function indicesOf(r: number, face: DialFace): string {
  const { ink, lit, deep } = inks(face);
  // A date takes the place of the third hour.
  const hours = Array.from({ length: 12 }, (_, i) => i).filter((hour) => !(face.date && hour === 3));
  const bars = (wanted: readonly number[], from: number, until: number, width: number) => {
    const d = (shift: number) =>
      wanted
        .map((hour) => {
          const [x, y] = polar(hour * 30 + 90, shift);
          const [a, b] = [polar(hour * 30, from * r), polar(hour * 30, until * r)];
          return line([a[0] + x, a[1] + y], [b[0] + x, b[1] + y]);
        })
        .join("");
    return (
      `<path d="${d(0)}" stroke="${deep}" stroke-width="${n1(r * width)}"/>` +
      `<path d="${d(-r * width * 0.22)}" stroke="${lit}" stroke-width="${n1(r * width * 0.5)}"/>`
    );
  };
  switch (face.indices) {
    case "batons":
      return bars(hours, 0.72, 0.88, 0.034) + bars([0], 0.7, 0.88, 0.075);
    case "quarters":
      return (
        bars([0, 3, 6, 9], 0.68, 0.88, 0.05) +
        `<g fill="${lit}">${hours
          .filter((hour) => hour % 3)
          .map((hour) => {
            const [x, y] = polar(hour * 30, r * 0.82);
            return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.028)}"/>`;
          })
          .join("")}</g>`
      );
    case "dots":
      return hours
        .map((hour) => {
          const [x, y] = polar(hour * 30, r * 0.8);
          return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.036)}" fill="${lit}" stroke="${deep}" stroke-width="${n1(r * 0.012)}"/>`;
        })
        .join("");
    case "diver":
      return luminous(r, hours, lit);
    case "roman":
      return `<path d="${hours.map((hour) => roman(hour || 12, r)).join("")}" fill="none" stroke="${ink}" stroke-width="${n1(r * 0.024)}" opacity=".9"/>`;
    case "numerals":
      return `<path d="${hours.map((hour) => numeral(hour || 12, r)).join("")}" fill="none" stroke="${ink}" stroke-width="${n1(r * 0.03)}" stroke-linecap="round" stroke-linejoin="round" opacity=".92"/>`;
  }
}

/** Discs of luminous paint, bars at the quarters, a triangle at noon. */
function luminous(r: number, hours: readonly number[], rim: Colour): string {
  const paint = `fill="#e8ecdf" stroke="${rim}" stroke-width="${n1(r * 0.02)}"`;
  return hours
    .map((hour) => {
      const [x, y] = polar(hour * 30, r * 0.76);
      if (hour === 0) {
        return `<path d="M${n1(-r * 0.09)} ${n1(-r * 0.88)}h${n1(r * 0.18)}L0 ${n1(-r * 0.66)}z" ${paint}/>`;
      }
      if (hour % 3 === 0) {
        return `<rect x="${n1(-r * 0.04)}" y="${n1(-r * 0.88)}" width="${n1(r * 0.08)}" height="${n1(r * 0.22)}" transform="rotate(${hour * 30})" ${paint}/>`;
      }
      return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.065)}" ${paint}/>`;
    })
    .join("");
}

const romans = ["I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;
const romanWidths: Readonly<Record<string, number>> = { I: 0.05, V: 0.1, X: 0.1 };

/** Strokes that stand on the centre, as engraved dials have them. */
function roman(hour: number, r: number): string {
  const signs = [...(romans[hour - 1] ?? "I")];
  const total = signs.reduce((sum, sign) => sum + (romanWidths[sign] ?? 0.05), 0);
  let along = -total / 2;
  const [inner, outer] = [0.66, 0.86];
  const place = (across: number, radius: number): Point => {
    const [x, y] = polar(hour * 30, radius * r);
    const [dx, dy] = polar(hour * 30 + 90, across * r * (radius / 0.8));
    return [x + dx, y + dy];
  };
  return signs
    .map((sign) => {
      const width = romanWidths[sign] ?? 0.05;
      const [a, b] = [along + 0.012, along + width - 0.012];
      const middle = along + width / 2;
      along += width;
      if (sign === "I") return line(place(middle, inner), place(middle, outer));
      if (sign === "V")
        return line(place(a, outer), place(middle, inner)) + line(place(b, outer), place(middle, inner));
      return line(place(a, outer), place(b, inner)) + line(place(b, outer), place(a, inner));
    })
    .join("");
}

/** Figures one wide and 1.6 high, as one stroke each. */
const figures = [
  "M.5 0C-.15 0-.15 1.6.5 1.6C1.15 1.6 1.15 0 .5 0",
  "M.25.3L.6 0V1.6",
  "M.06.42C.06-.14.94-.14.94.42C.94.85.06 1.2.06 1.6H.96",
  "M.1.2C.35-.12.92-.05.9.4C.88.7.6.76.4.76C.72.76.97.9.97 1.2C.97 1.7.25 1.75.05 1.38",
  "M.72 1.6V0L0 1.12H1",
  "M.88 0H.22L.13.72C.42.5.96.6.95 1.08C.94 1.7.2 1.72.05 1.38",
  "M.8.03C.3.2.05.7.05 1.1C.05 1.76.95 1.76.95 1.1C.95.55.2.5.08 1",
  "M.05 0H.95L.35 1.6",
  "M.5.74C-.02.74-.02 0 .5 0C1.02 0 1.02.74.5.74C-.14.74-.14 1.6.5 1.6C1.14 1.6 1.14.74.5.74",
  "M.2 1.57C.7 1.4.95.9.95.5C.95-.16.05-.16.05.5C.05 1.05.8 1.1.92.6",
] as const;

/** Upright figures, written out where the hour lies. */
function numeral(hour: number, r: number): string {
  const digits = [...String(hour)];
  const size = r * 0.135;
  const width = digits.length * size * 1.22 - size * 0.22;
  const [x, y] = polar(hour * 30, r * 0.73);
  return digits
    .map((digit, i) => {
      const left = x - width / 2 + i * size * 1.22;
      const top = y - size * 0.8;
      return placed(figures[Number(digit)] ?? "", left, top, size);
    })
    .join("");
}

/** A path of M, C, L, H and V in absolute units, scaled and moved. */
function placed(data: string, x: number, y: number, size: number): string {
  return data.replace(/([MCLHV])([^MCLHV]*)/g, (_, command: string, rest: string) => {
    const values = [...rest.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([value]) => Number(value));
    const moved = values.map((value, i) => {
      const upright = command === "V" || (command !== "H" && i % 2 === 1);
      return n1(value * size + (upright ? y : x));
    });
    return command + moved.join(" ");
  });
}

function smallDials(r: number, face: DialFace): string {
  const { ink } = inks(face);
  const one = ([x, y]: Point, size: number, turn: number) =>
    `<g transform="translate(${n1(x)} ${n1(y)})"><circle r="${n1(size)}" fill="${shadow(face.colour, 0.07)}" stroke="${ink}" stroke-opacity=".4" stroke-width="${n1(r * 0.009)}"/>` +
    `<circle r="${n1(size * 0.62)}" fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="${n1(r * 0.006)}"/>` +
    ticks(size * 0.88, 12, size * 0.2, r * 0.008, ink, 0.6) +
    `<path d="${line(polar(turn + 180, size * 0.2), polar(turn, size * 0.8))}" stroke="${ink}" stroke-width="${n1(r * 0.016)}"/><circle r="${n1(r * 0.022)}" fill="${ink}"/></g>`;
  if (face.small === "seconds") return one([0, r * 0.46], r * 0.2, 130);
  if (face.small !== "chronograph") return "";
  return (
    one([-r * 0.42, 0], r * 0.23, 215) + one([r * 0.42, 0], r * 0.23, 60) + one([0, r * 0.43], r * 0.23, 330)
  );
}

function dateWindow(r: number, face: DialFace): string {
  const { ink } = inks(face);
  const size = r * 0.062;
  const digits =
    placed(figures[2], r * 0.62, -size * 0.8, size) + placed(figures[4], r * 0.695, -size * 0.8, size);
  return (
    `<rect x="${n1(r * 0.58)}" y="${n1(-r * 0.085)}" width="${n1(r * 0.23)}" height="${n1(r * 0.17)}" fill="#f3f1ea" stroke="${ink}" stroke-opacity=".6" stroke-width="${n1(r * 0.014)}"/>` +
    `<path d="${digits}" fill="none" stroke="#26231f" stroke-width="${n1(r * 0.016)}"/>`
  );
}

/** Ten past ten; each hand has a lit and a shaded half and throws its shadow on the dial. */
function handsOf(rx: number, ry: number, face: DialFace): string {
  const { lit, deep, ink } = inks(face);
  const hand = (turn: number, length: number, width: number) => {
    const [w, tail] = [width * rx, rx * 0.12];
    const shapes: Readonly<Record<DialFace["hands"], readonly Point[]>> = {
      dauphine: [
        [w * 0.5, tail],
        [w * 1.25, -length * 0.12],
      ],
      sword: [
        [w * 0.6, tail],
        [w * 0.7, -length * 0.4],
        [w * 1.15, -length * 0.86],
      ],
      stick: [
        [w * 0.72, tail],
        [w * 0.66, -length * 0.97],
      ],
      lozenge: [
        [w * 0.45, tail],
        [w * 0.45, -length * 0.3],
        [w * 1.3, -length * 0.62],
      ],
    };
    const at = shapes[face.hands];
    const half = (side: number) =>
      `M0 ${n1(tail)}${at.map(([x, y]) => `L${n1(x * side)} ${n1(y)}`).join("")}L0 ${n1(-length)}z`;
    return (
      `<g transform="rotate(${turn})"><path d="${half(1)}${half(-1)}" opacity=".24" transform="rotate(${-turn}) translate(${n1(rx * 0.018)} ${n1(rx * 0.035)}) rotate(${turn})"/>` +
      `<path d="${half(-1)}" fill="${lit}"/><path d="${half(1)}" fill="${deep}"/>` +
      (face.indices === "diver"
        ? `<path d="M0 ${n1(-length * 0.35)}V${n1(-length * 0.84)}" stroke="#e8ecdf" stroke-width="${n1(w * 0.9)}"/>`
        : "") +
      "</g>"
    );
  };
  const accent = face.accent ?? ink;
  return (
    hand(-57, ry * 0.54, 0.042) +
    hand(62, ry * 0.82, 0.032) +
    (face.small === "seconds"
      ? ""
      : `<path d="M0 ${n1(ry * 0.2)}V${n1(-ry * 0.84)}" stroke="${accent}" stroke-width="${n1(rx * 0.013)}" transform="rotate(212)"/>`) +
    `<circle r="${n1(rx * 0.05)}" fill="${lit}" stroke="${deep}" stroke-width="${n1(rx * 0.014)}"/><circle r="${n1(rx * 0.018)}" fill="${deep}"/>`
  );
}

/** A wedge of window light on the glass. */
function glass(r: number): string {
  const [ax, ay] = polar(-52, r * 0.985);
  const [bx, by] = polar(24, r * 0.985);
  const [cx, cy] = polar(-140, r * 0.985);
  return `<path d="M${n1(ax)} ${n1(ay)}A${n1(r)} ${n1(r)} 0 0 1 ${n1(bx)} ${n1(by)}L${n1(cx)} ${n1(cy)}A${n1(r)} ${n1(r)} 0 0 1 ${n1(ax)} ${n1(ay)}z" fill="#fff" opacity=".1"/>`;
}

export interface RectangularDial {
  readonly at: Point;
  /** Half its width and half its height. */
  readonly half: Point;
}

/** A rectangular dial: the same hands, a railway track, and indices along the sides. */
export const rectangularDial = ({ at, half }: RectangularDial, face: DialFace): Drawn =>
  drawn((pen) => {
    const [x, y] = pen.at(at);
    const [w, h] = [half[0] * pen.scale, half[1] * pen.scale];
    const { ink, dark } = inks(face);
    const glow = pen.sheet.once(
      `dial long ${face.colour}`,
      (id) =>
        `<linearGradient id="${id}" x2=".6" y2="1"><stop offset="0" stop-color="${light(face.colour, dark ? 0.16 : 0.5)}"/><stop offset=".6" stop-color="${face.colour}"/><stop offset="1" stop-color="${shadow(face.colour, 0.18)}"/></linearGradient>`,
    );
    const rect = (share: number, paint: string) =>
      `<rect x="${n1(-w * share)}" y="${n1(-h * share)}" width="${n1(w * 2 * share)}" height="${n1(h * 2 * share)}" ${paint}/>`;
    const marks = Array.from({ length: 12 }, (_, hour) => {
      const [dx, dy] = polar(hour * 30, 1);
      const reach = (inset: number) =>
        Math.min((w * inset) / Math.max(0.01, Math.abs(dx)), (h * inset) / Math.max(0.01, Math.abs(dy)));
      const [from, until] = [reach(0.68), reach(0.9)];
      return line([dx * from, dy * from], [dx * until, dy * until]);
    }).join("");
    return (
      `<g transform="translate(${n1(x)} ${n1(y)})rotate(${n1(pen.turn)})">` +
      rect(1, `fill="url(#${glow})" stroke="${shadow(face.colour, 0.6)}" stroke-width="${n1(w * 0.02)}"`) +
      `<path d="${marks}" stroke="${ink}" stroke-width="${n1(w * 0.045)}" opacity=".88"/>` +
      rect(0.58, `fill="none" stroke="${ink}" stroke-width="${n1(w * 0.012)}" opacity=".6"`) +
      rect(
        0.63,
        `fill="none" stroke="${ink}" stroke-width="${n1(w * 0.03)}" stroke-dasharray="${n1(w * 0.012)} ${n1(w * 0.07)}" opacity=".6"`,
      ) +
      `<path d="M${n1(-w * 0.2)} ${n1(-h * 0.34)}h${n1(w * 0.4)}" stroke="${ink}" stroke-width="${n1(w * 0.03)}" opacity=".7"/>` +
      handsOf(w * 0.95, Math.min(w * 0.98, h * 0.7), face) +
      `<path d="M${n1(-w)} ${n1(-h)}H${n1(w * 0.1)}L${n1(-w * 0.5)} ${n1(h)}H${n1(-w)}z" fill="#fff" opacity=".1"/></g>`
    );
  });
