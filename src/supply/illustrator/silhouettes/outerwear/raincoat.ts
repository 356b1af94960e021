import { bothSides } from "../../blocks/both-sides.ts";
import { standingHood } from "../../blocks/hood.ts";
import { pocketFlap, weltPocket } from "../../blocks/jacket-pockets.ts";
import {
  buttonBand,
  buttonsDown,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { longFlutes } from "../../blocks/long-flutes.ts";
import { strokes } from "../../blocks/strokes.ts";
import { torsoEdges } from "../../blocks/torso.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { bow, offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** A fisherman's coat of rubbered cloth: hood, snaps, welded seams. */
export interface RaincoatCut {
  readonly length: number;
  readonly fit: number;
  /** How far the hem flares, in centimetres of half-width. */
  readonly flare: number;
  readonly pockets: "flap" | "welt";
  readonly surface: "opaque" | "clear";
}

export const raincoat = silhouette<"raincoat", RaincoatCut>({
  kind: "raincoat",
  family: "coat",
  leaves: { men: ["A.5.5"], women: ["A.5.5"] },
  fabrics: [
    { kind: "rubber", weight: 4, material: "rubber", dyes: ["classic", "bright", "earth", "neutral"] },
    { kind: "nylon", weight: 3, material: "polyester", dyes: ["classic", "bright", "pastel", "jewel"] },
    { kind: "patent", weight: 2, material: "polyester", dyes: ["classic", "leather", "bright"] },
    {
      kind: "ripstop",
      weight: 1,
      material: "polyester",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 3],
        ["polka-dot", 1],
        ["stripe", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    length: random.pick(universe === "men" ? [78, 86, 96] : [76, 88, 100]),
    fit: random.pick([0, 0.3, 0.6]),
    flare: random.pick(universe === "men" ? [2.4, 4] : [3.4, 6, 8.4]),
    pockets: random.pick(["flap", "flap", "welt"]),
    surface: random.chance(universe === "women" ? 0.12 : 0.06) ? "clear" : "opaque",
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.2) },
    button: random.chance(0.35)
      ? "#e6e1d6"
      : lightness(main.colour) < 0.4
        ? light(main.colour, 0.2)
        : shadow(main.colour, 0.25),
  }),
  draw: drawRaincoat,
  words: ({ length }) => ({
    neckline: "hooded",
    sleeve: "long",
    length: length > 92 ? "long" : length > 82 ? "midi" : "regular",
    closure: "button",
  }),
});

function drawRaincoat(cut: RaincoatCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, button = "#e6e1d6" } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({
    fit: cut.fit,
    length: cut.length,
    womens,
    waist: 1.8,
    hem: cut.flare,
    dip: 1.6,
  });
  const hood = standingHood(
    { half: torso.neck, depth: 7, height: 22.5, width: 12.2, fronts: "meeting", cloth: main, lining, hem: 2 },
    hand.random,
    hand.leftRandom,
  );
  const arm = jacketArm({ torso, fit: cut.fit, womens, wider: 1, wrist: 1.6 });
  const { armhole } = torsoEdges(torso);
  const bottom = cut.length + torso.dip;
  const snap = { radius: 0.8, colour: button, style: "snap" as const };
  const yoke = spline(
    [-torso.shoulder + 1.6, 14.6],
    [-8, 16.4],
    [0, 16.8],
    [8, 16.4],
    [torso.shoulder - 1.6, 14.6],
  );
  const tape = offset(armhole, 1.3, 0.04, 0.96, 8);
  const eyelets = [-1, 1].flatMap((side) =>
    [0, 1.9].map((x) => ({
      kind: "rivet" as const,
      at: [side * (torso.underarm - 2.2 - x), torso.underarmY - 1.6] as const,
      radius: 0.28,
      colour: shadow(main.colour, 0.5),
    })),
  );
  const body = jacketBody(
    {
      torso,
      neck: hood.seam,
      cloth: main,
      amount: 0.6,
      rows: 1,
      lines: [
        { path: strokes([tape, tape.mirror()]), kind: "seam", strength: 0.6 },
        { path: yoke, kind: "seam" },
        { path: yoke.shift(0, 1), kind: "seam", strength: 0.5 },
      ],
      folds: [...longFlutes(torso, hand.random), ...sheen(torso.hem, cut.length)],
      trims: eyelets,
    },
    hand.random,
  );
  const y = torso.waistY + 8;
  const pocket: Part =
    cut.pockets === "flap"
      ? pocketFlap(
          "round",
          { x: torso.waist - 13.4, y, width: 13.4, height: 6.4, tilt: 0.8 },
          { cloth: main },
        )
      : weltPocket([torso.waist - 6, y - 5], [torso.waist - 2.4, y + 10], 2.6, { cloth: main });
  const parts: Part[] = [
    ...hood.back,
    ...jacketSleeves({ arm, cloth: main, cuff: { style: "hem" }, amount: 0.85 }, hand),
    body,
    ...bothSides(pocket, hand),
    buttonBand({ width: 4.4, top: 7.2, bottom, cloth: main, buttons: buttonsDown(5, 11, bottom - 22, snap) }),
    ...hood.front,
  ];
  return {
    parts:
      cut.surface === "clear"
        ? parts.map((part) => ({ ...part, sheer: part.role === "back" ? 0.5 : 0.42 }))
        : parts,
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-17, -26, 17, 16.5] as const },
  };
}

/** Rubbered cloth catches the lamp in long broad streaks. */
const sheen = (hem: number, length: number): Fold[] => [
  { spine: bow([-9.4, 18], [-hem * 0.52, length - 6], 0.02), width: 1.3, depth: 0.8 },
  { spine: bow([6.8, 20], [hem * 0.34, length - 12], -0.02), width: 0.9, depth: 0.6 },
];
