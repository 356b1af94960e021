import { bothSides } from "../../blocks/both-sides.ts";
import { turnedCollar } from "../../blocks/jacket-collars.ts";
import { weltPocket } from "../../blocks/jacket-pockets.ts";
import {
  buttonsDown,
  frontEdge,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { longFlutes } from "../../blocks/long-flutes.ts";
import { strokes } from "../../blocks/strokes.ts";
import { shadow } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** The straight raincoat with a turned collar: buttons hidden under a fly, or seen. */
export interface RainMacCut {
  readonly length: number;
  readonly fit: number;
  readonly open: boolean;
  readonly closure: "fly" | "buttons";
  readonly shoulder: "set-in" | "raglan";
  readonly cuff: "hem" | "strap";
}

export const rainMac = silhouette<"rain-mac", RainMacCut>({
  kind: "rain-mac",
  family: "coat",
  leaves: { men: ["A.5.5"], women: ["A.5.5"] },
  fabrics: [
    { kind: "gabardine", weight: 5, material: "cotton", dyes: ["neutral", "classic", "earth"] },
    { kind: "nylon", weight: 2, material: "polyester", dyes: ["neutral", "classic", "pastel"] },
    { kind: "patent", weight: 1, material: "polyester", dyes: ["leather", "classic"] },
  ],
  cut: (random, universe) => ({
    length: random.pick(universe === "men" ? [88, 96, 104] : [84, 98, 112]),
    fit: random.pick([-0.2, 0.2, 0.6]),
    open: random.chance(0.6),
    closure: random.chance(0.6) ? "fly" : "buttons",
    shoulder: random.pick(["set-in", "raglan"]),
    cuff: random.pick(["hem", "strap"]),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "satin", colour: random.chance(0.5) ? shadow(main.colour, 0.22) : "#6f6a5e" },
    button: random.pick([shadow(main.colour, 0.4), "#3d2c25", "#26272a"]),
  }),
  draw: drawRainMac,
  words: ({ length }) => ({
    collar: "classic",
    sleeve: "long",
    length: length > 105 ? "maxi" : length > 92 ? "long" : "midi",
    closure: "button",
  }),
});

function drawRainMac(cut: RainMacCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, button = "#3d2c25" } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({
    fit: cut.fit,
    length: cut.length,
    womens,
    waist: 0.6,
    hem: womens ? 5 : 3.2,
    dip: 1.6,
  });
  const collar = turnedCollar({ half: torso.neck, cloth: main, lining, open: cut.open ? 15 : 0, size: 1.25 });
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: 1, wider: 0.5, wrist: 0.8 });
  const side = womens ? 1 : -1;
  const edge = frontEdge(side * 2.4, collar.meet, cut.length + 1.2, -side * 4.4);
  const raglan = spline(
    [torso.neck + 0.8, 1],
    [torso.shoulder - 6, 9.6],
    [torso.underarm - 1.6, torso.underarmY - 1],
  );
  const { lines, ...body } = jacketBody(
    {
      torso,
      neck: collar.seam,
      cloth: main,
      amount: 0.5,
      rows: 1,
      lines: edge.lines,
      folds: [...edge.folds, ...longFlutes(torso, hand.random, 0.7)],
      trims:
        cut.closure === "buttons"
          ? buttonsDown(5, collar.meet + 2, torso.waistY + 24, { radius: 1.05, colour: button })
          : buttonsDown(cut.open ? 0 : 1, collar.meet + 1.6, 0, { radius: 1, colour: button }),
    },
    hand.random,
  );
  const seams =
    cut.shoulder === "raglan"
      ? [
          ...(lines ?? []).slice(1),
          { path: strokes([raglan, raglan.mirror()]), kind: "seam" as const },
          {
            path: strokes([raglan.shift(-0.5, 0.4), raglan.shift(-0.5, 0.4).mirror()]),
            kind: "stitch" as const,
          },
        ]
      : (lines ?? []);
  const y = torso.waistY + 6;
  const welt = weltPocket([torso.waist - 6.4, y], [torso.waist - 2.2, y + 16], 3, { cloth: main });
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        {
          arm,
          cloth: main,
          amount: 0.85,
          cuff: cut.cuff === "strap" ? { style: "strap", up: 5, button } : { style: "hem" },
        },
        hand,
      ),
      { ...body, lines: seams },
      ...bothSides(welt, hand),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -7, 15, 30] as const },
  };
}
