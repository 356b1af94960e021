import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { gum, offWhite, plain, rubberSole, toneOf } from "../../blocks/shoe-finish.ts";
import { punched } from "../../blocks/shoe-hardware.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import {
  eyestay,
  heelTab,
  mudguard,
  sneakerFrame,
  sneakerMouth,
  sneakerQuarter,
  sneakerVamp,
} from "../../blocks/sneaker-upper.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import { between, type Point } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface CourtSneakerCut {
  readonly toe: "plain" | "perforated" | "guard";
  readonly collar: "low" | "mid";
  readonly side: "clean" | "stay" | "panel";
  readonly sole: "thin" | "regular" | "platform";
}

/** A clean tennis shape in leather. */
export const courtSneaker = silhouette<"court-sneaker", CourtSneakerCut>({
  kind: "court-sneaker",
  family: "shoe",
  leaves: { men: ["B.1.1"], women: ["B.1.1"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: ["neutral"] },
    { kind: "leather", weight: 2, material: "leather", dyes: ["leather", "classic", "pastel"] },
    { kind: "grained-leather", weight: 2, material: "leather", dyes: ["neutral"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth", "pastel", "classic"] },
  ],
  cut: (random, universe) => ({
    toe: random.pick(["plain", "plain", "perforated", "guard"]),
    collar: random.chance(0.12) ? "mid" : "low",
    side: random.pick(["clean", "clean", "stay", "panel"]),
    sole: random.pick(
      universe === "men" ? ["thin", "regular", "regular"] : ["regular", "regular", "platform"],
    ),
  }),
  finish: (main, _cut, random) => ({
    contrast: random.chance(0.55)
      ? {
          kind: main.kind === "suede" ? "leather" : random.pick(["leather", "suede"]),
          colour: random.pick<Colour>(accents),
        }
      : plain(main),
    lining: { kind: "leather", colour: random.pick<Colour>(["#e3dccd", "#cfae85", "#dcd8cf"]) },
    sole: rubberSole(random.pick<Colour>([offWhite, offWhite, "#e4dac6", gum])),
  }),
  draw: drawCourt,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

const accents: [Colour, ...Colour[]] = [
  "#2f4a3f",
  "#262b36",
  "#8a4b34",
  "#bfa178",
  "#4a1f1c",
  "#9aa48f",
  "#3f587a",
  "#24262a",
  "#c98f93",
];

function drawCourt(cut: CourtSneakerCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26.2 : 29.3,
    height: womens ? 0.9 : 0.97,
    toe: "round",
    heel: 0.7,
    sole: { thin: 1, regular: 1.5, platform: 2.9 }[cut.sole],
    spring: 0.6,
  });
  const frame = sneakerFrame(foot, cut.collar);
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: cut.collar === "low" ? 6 : 7,
    lace: { kind: "cotton", colour: lightness(main.colour) > 0.7 ? "#f0ede6" : shadow(main.colour, 0.05) },
    width: 0.62,
    inset: 0.85,
    tongueSpan: [0.16, 0.94],
    eyelet: { colour: shadow(main.colour, 0.4), radius: 0.16 },
  });
  const vamp = sneakerVamp(frame, main);
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    cut.toe === "perforated" ? { ...vamp, trims: [punched(airHoles(foot.place), 0.12, main.colour)] } : vamp,
  ];
  if (cut.toe === "guard") parts.push(mudguard(frame, toneOf(main, 0.06), 21));
  const quarter = sneakerQuarter(frame, main);
  const panel: Part = {
    outline: foot.shape(
      [5.2, 0.3, "*"],
      [6.6, -3],
      [10.2, -5.9, "*"],
      [12.4, -4.9, "*"],
      [10.6, -2.6],
      [9.6, 0.3, "*"],
    ),
    cloth: contrast,
    lift: 0.1,
    grain: -30,
    lines: [{ path: foot.line([9.2, 0.1], [10.2, -2.6], [11.9, -4.8]), kind: "stitch" }],
  };
  parts.push(quarter);
  if (cut.side === "panel") parts.push(panel);
  if (cut.side === "stay") parts.push({ ...eyestay(frame, toneOf(main, 0.05)), trims: eyelets });
  parts.push(
    heelTab(frame, contrast),
    ...(cut.side === "stay" ? [] : [{ ...invisible(quarter), trims: eyelets }]),
    ...bars,
  );
  parts.push(...cupSole(foot, { cloth: sole, sewn: true }));
  return shoeModel(parts, main, "toe");
}

/** Carries trims over parts that were laid later. */
const invisible = (part: Part): Part => ({
  outline: part.outline,
  cloth: part.cloth,
  sheer: 1,
  edge: 0,
  flat: true,
});

function airHoles(place: (point: Point) => Point): Point[] {
  return [0, 1, 2].flatMap((row) => {
    const [a, b]: [Point, Point] = [
      place([22.4, -4.3 + row * 0.75]),
      place([25.2 + row * 0.3, -3.6 + row * 0.75]),
    ];
    return [0, 0.25, 0.5, 0.75, 1].map((share) => between(a, b, share));
  });
}
