import { blend, type Colour, light, shadow } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import { area, disc, stroke } from "./pen.ts";

/** A petal that points up from the origin, notched at its tip. */
export const petal = (length: number, width: number, notch: number): string =>
  `M0 0C${n1(-width)} ${n1(-length * 0.25)} ${n1(-width * 1.05)} ${n1(-length * 0.92)} ${n1(-width * 0.22)} ${n1(-length)}` +
  `Q0 ${n1(-length + notch)} ${n1(width * 0.25)} ${n1(-length * 1.01)}` +
  `C${n1(width * 1.1)} ${n1(-length * 0.9)} ${n1(width)} ${n1(-length * 0.25)} 0 0z`;

/** A leaf that points up, slightly fuller on one side. */
export const leaf = (length: number, width: number): string =>
  `M0 0C${n1(-width)} ${n1(-length * 0.3)} ${n1(-width * 0.75)} ${n1(-length * 0.8)} 0 ${n1(-length)}` +
  `C${n1(width * 0.9)} ${n1(-length * 0.7)} ${n1(width * 0.9)} ${n1(-length * 0.3)} 0 0z`;

export const turned = (angle: number, content: string): string =>
  `<g transform="rotate(${Math.round(angle)})">${content}</g>`;

/** An open flower in two tones with veins and stamens, as with two loads of the brush. */
export function blossom(random: Random, colour: Colour, petals: number, heart: Colour): string {
  let svg = "";
  for (let i = 0; i < petals; i++) {
    const shape = petal(random.between(9, 11.2), random.between(4.6, 5.8), random.between(0.8, 2));
    const tone = i % 2 === 0 ? blend(colour, light(colour, 0.35), random.between(0.3, 1)) : colour;
    const veins = `M0-2L${n1(random.sway(0.6))}-6.4M-.5-2L${n1(-1.4 + random.sway(0.4))}-5.2M.5-2L${n1(1.3 + random.sway(0.4))}-5.2`;
    const angle = (i * 360) / petals + random.sway(8);
    svg += turned(angle, area(shape, tone) + stroke(veins, shadow(colour, 0.32), 0.5, 0.6));
  }
  const stamens = Array.from({ length: 5 }, () => disc(random.sway(1.4), random.sway(1.4), 0.8)).join("");
  return svg + area(disc(0, 0, 2), shadow(heart, 0.35), 0.8) + area(stamens, heart);
}

/** A flower half open, seen from the side. */
export function bud(colour: Colour, green: Colour): string {
  const petals = (
    [
      [-34, 8.4, -0.1],
      [30, 8.8, -0.1],
      [-12, 9.6, 0.14],
      [12, 9.2, 0.14],
    ] as const
  ).map(([angle, length, tone]) =>
    turned(angle, area(petal(length, 3.4, 1.2), tone < 0 ? shadow(colour, -tone) : light(colour, tone))),
  );
  return (
    stroke("M0 9C.4 5 .2 2 0 0", green, 0.9) +
    petals.join("") +
    area("M-2.6 .8C-1.4-1.6 1.4-1.6 2.6 .8C1 2.4-1 2.4-2.6 .8z", green)
  );
}

/** A bent stem with leaves on both sides, smaller towards its end. */
export function sprig(random: Random, leaves: number, bend: number, greens: readonly Colour[]): string {
  const height = leaves * 4.6;
  const at = (t: number) => [
    2 * (1 - t) * t * bend + t * t * bend * 0.4,
    -(2 * (1 - t) * t * 10 + t * t * height),
  ];
  const first = greens[0] ?? "#6f8468";
  let svg = stroke(`M0 0Q${n1(bend)}-10 ${n1(bend * 0.4)} ${n1(-height)}`, first, 0.8);
  for (let i = 0; i < leaves; i++) {
    const t = (i + 0.7) / leaves;
    const [x = 0, y = 0] = at(t);
    const length = (6.6 - 2.6 * t) * random.between(0.9, 1.1);
    const angle = (i % 2 === 0 ? -1 : 1) * random.between(38, 62);
    const green = greens[Math.floor(random() * greens.length)] ?? first;
    svg += `<path fill="${green}" transform="translate(${n1(x)} ${n1(y)})rotate(${Math.round(angle)})" d="${leaf(length, length * 0.32)}"/>`;
  }
  return svg;
}
