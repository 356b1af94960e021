import { cap } from "../../blocks/cap.ts";
import { drawn } from "../../blocks/metal.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import type { Trim } from "../../model/part.ts";
import { n1 } from "../../sheet.ts";
import { silhouette } from "../silhouette.ts";

export interface BaseballCapCut {
  readonly height: number;
  readonly bend: number;
  /** Embroidered on the front. */
  readonly badge: "none" | "bar" | "ring" | "peak" | "wave";
  readonly visor: "same" | "contrast";
}

export const baseballCap = silhouette<"baseball-cap", BaseballCapCut>({
  kind: "baseball-cap",
  family: "cap",
  leaves: { men: ["D.2.2"], women: ["D.2.2"] },
  fabrics: [
    {
      kind: "twill",
      weight: 6,
      material: "cotton",
      motifs: [
        ["plain", 9],
        ["camouflage", 0.6],
        ["check", 0.5],
      ],
    },
    { kind: "denim", weight: 1.5, material: "denim", dyes: ["denim"] },
    { kind: "corduroy", weight: 2, material: "corduroy", dyes: ["earth", "classic"] },
    { kind: "suede", weight: 1, material: "suede", dyes: ["leather"] },
    { kind: "wool", weight: 1.5, material: "wool", dyes: ["neutral", "classic"] },
    { kind: "nylon", weight: 1, material: "nylon" },
  ],
  cut: (random) => ({
    height: random.pick([9, 9.8]),
    bend: random.pick([0.2, 0.8, 1]),
    badge: random.pick(["none", "none", "bar", "ring", "peak", "wave"]),
    visor: random.pick(["same", "same", "same", "contrast"]),
  }),
  finish: (main, { visor }, random) => ({
    contrast: {
      kind: main.kind,
      colour:
        visor === "contrast"
          ? random.pick(["#232a3b", "#2f4a3f", "#5d2330", "#202124", "#8a5a34"])
          : main.colour,
    },
  }),
  draw: (cut, { main, contrast = main }) => ({
    parts: cap(
      cut,
      {
        front: main,
        back: main,
        visor: cut.visor === "same" ? main : contrast,
        button: lightness(main.colour) > 0.4 ? shadow(main.colour, 0.3) : light(main.colour, 0.25),
      },
      cut.badge === "none"
        ? []
        : [embroidery(cut.badge, lightness(main.colour) > 0.55 ? "#2b2a2c" : "#ece5d6")],
    ),
    main,
    ground: "wall",
    detail: { of: "weave", box: [-15, -6, 1, 9] as const },
  }),
  words: () => ({}),
});

/** Satin stitch in one colour, slightly raised. */
function embroidery(badge: Exclude<BaseballCapCut["badge"], "none">, colour: `#${string}`): Trim {
  return drawn((pen) => {
    const [x, y] = pen.at([-3.9, -3]);
    const r = 1.5 * pen.scale;
    const shapes = {
      bar: `M${n1(-r)} 0H${n1(r)}`,
      ring: `M${n1(-r * 0.7)} 0a${n1(r * 0.7)} ${n1(r * 0.7)} 0 1 0 ${n1(r * 1.4)} 0a${n1(r * 0.7)} ${n1(r * 0.7)} 0 1 0 ${n1(-r * 1.4)} 0`,
      peak: `M${n1(-r)} ${n1(r * 0.5)}L${n1(-r * 0.25)} ${n1(-r * 0.6)}L${n1(r * 0.2)} ${n1(r * 0.05)}L${n1(r * 0.5)} ${n1(-r * 0.3)}L${n1(r)} ${n1(r * 0.5)}`,
      wave: `M${n1(-r)} 0q${n1(r * 0.5)} ${n1(-r * 0.8)} ${n1(r)} 0t${n1(r)} 0`,
    };
    const path = `d="${shapes[badge]}" fill="none" stroke-linejoin="round" stroke-linecap="round"`;
    const width = 0.36 * pen.scale;
    return (
      `<g transform="translate(${n1(x)} ${n1(y)})rotate(${n1(pen.turn + 3)})">` +
      `<path ${path} stroke="#160f10" stroke-width="${n1(width)}" opacity=".3" transform="translate(1.2 1.8)"/>` +
      `<path ${path} stroke="${colour}" stroke-width="${n1(width)}"/>` +
      `<path ${path} stroke="${shadow(colour, 0.25)}" stroke-width="${n1(width)}" stroke-dasharray="1 1.6" opacity=".5"/></g>`
    );
  });
}
