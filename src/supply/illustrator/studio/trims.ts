import { type Colour, light, shadow } from "../colour/oklab.ts";
import type { Point } from "../geometry/point.ts";
import type { Trim } from "../model/part.ts";
import { n1, type Sheet } from "../sheet.ts";
import { gradientStop } from "./shades.ts";

export function paintTrim(sheet: Sheet, trim: Trim): string {
  switch (trim.kind) {
    case "button":
      return paintButton(sheet, trim);
    case "rivet":
      return paintRivet(sheet, trim);
    case "label":
      return paintLabel(trim);
    case "drawn":
      return trim.draw({ sheet, at: (point) => point, scale: 1, turn: 0 });
  }
}

type Of<Kind extends Trim["kind"]> = Extract<Trim, { kind: Kind }>;

/** A button is drawn once for all of its kind and used where each is sewn. */
function paintButton(sheet: Sheet, { at: [x, y], radius, colour, style = "four" }: Of<"button">): string {
  const r = Math.round(Math.max(radius, 1.7 * sheet.unit) * 10) / 10;
  const button = sheet.once(
    `button ${colour} ${style} ${r}`,
    (id) => `<g id="${id}">${buttonFace(sheet, r, colour, style)}</g>`,
  );
  return `<use href="#${button}" x="${n1(x)}" y="${n1(y)}"/>`;
}

type ButtonStyle = NonNullable<Of<"button">["style"]>;
const shine: Record<ButtonStyle, number> = { four: 0.35, two: 0.35, shank: 0.35, snap: 0.6, pearl: 0.8 };

function buttonFace(sheet: Sheet, r: number, colour: Colour, style: ButtonStyle): string {
  const glow = sheet.once(
    `button glow ${colour} ${style}`,
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".85">${gradientStop(0, light(colour, shine[style]))}${gradientStop(0.6, colour)}${gradientStop(1, shadow(colour, 0.35))}</radialGradient>`,
  );
  const disc = (dx: number, dy: number, size: number, paint: string) =>
    `<circle${dx ? ` cx="${n1(dx)}"` : ""}${dy ? ` cy="${n1(dy)}"` : ""} r="${n1(size)}" ${paint}/>`;
  const ring = (size: number, width: number, depth: number) =>
    disc(
      0,
      0,
      size,
      `fill="none" stroke="${shadow(colour, depth)}" stroke-width="${n1(r * width)}" opacity=".7"`,
    );
  const body = disc(r * 0.12, r * 0.3, r * 1.02, 'opacity=".26"') + disc(0, 0, r, `fill="url(#${glow})"`);
  if (style === "pearl") return body;
  if (style === "shank" || style === "snap") return body + ring(r * 0.62, 0.14, 0.3);
  const hole = r * 0.22;
  const places: readonly Point[] =
    style === "two"
      ? [
          [-hole, 0],
          [hole, 0],
        ]
      : [
          [-hole, -hole],
          [hole, -hole],
          [-hole, hole],
          [hole, hole],
        ];
  const pierced = places.map(([dx, dy]) =>
    disc(dx, dy, Math.max(0.35, r * 0.1), `fill="${shadow(colour, 0.6)}"`),
  );
  return body + ring(r * 0.68, 0.1, 0.22) + pierced.join("");
}

function paintRivet(sheet: Sheet, { at: [x, y], radius, colour }: Of<"rivet">): string {
  const r = Math.max(radius, 1.1 * sheet.unit);
  return (
    `<circle cx="${n1(x + 0.4)}" cy="${n1(y + 0.6)}" r="${n1(r * 1.05)}" opacity=".3"/>` +
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${colour}"/>` +
    `<circle cx="${n1(x - r * 0.25)}" cy="${n1(y - r * 0.3)}" r="${n1(r * 0.4)}" fill="${light(colour, 0.55)}" opacity=".8"/>`
  );
}

/** Woven, with one line that could be a name. */
function paintLabel({ at: [x, y], width, height, colour }: Of<"label">): string {
  const line = height * 0.1;
  return (
    `<rect x="${n1(x - width / 2)}" y="${n1(y - height / 2)}" width="${n1(width)}" height="${n1(height)}" rx=".6" fill="${shadow(colour, 0.14)}" opacity=".92"/>` +
    `<rect x="${n1(x - width * 0.27)}" y="${n1(y - line / 2)}" width="${n1(width * 0.54)}" height="${n1(line)}" fill="${shadow(colour, 0.6)}" opacity=".55"/>`
  );
}
