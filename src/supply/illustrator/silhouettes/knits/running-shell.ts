import { bothSides } from "../../blocks/both-sides.ts";
import { standingHood } from "../../blocks/hood.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { zipPocket } from "../../blocks/jacket-pockets.ts";
import {
  blousing,
  hemBand,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { chestYoke, reflective } from "../../blocks/sport-panels.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { offset } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface RunningShellCut {
  readonly collar: "hood" | "stand";
  readonly fit: number;
  readonly length: number;
  /** Shoulders in a second colour. */
  readonly yoke: boolean;
  readonly pocket: "chest" | "sides";
}

/** Wind cloth for running: thin, crisp, with seams that throw light back. */
export const runningShell = silhouette<"running-shell", RunningShellCut>({
  kind: "running-shell",
  family: "hooded-jacket",
  leaves: { men: ["G.1.3"], women: ["G.1.3"] },
  fabrics: [
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["bright", "classic", "pastel", "neutral"] },
    { kind: "ripstop", weight: 2, material: "nylon", dyes: ["bright", "classic", "neutral", "earth"] },
  ],
  cut: (random, universe) => ({
    collar: random.chance(0.6) ? "hood" : "stand",
    fit: random.pick(universe === "men" ? [-0.5, -0.1, 0.3] : [-0.7, -0.2, 0.4]),
    length: random.pick(universe === "men" ? [62, 65, 68] : [50, 57, 61]),
    yoke: random.chance(0.45),
    pocket: random.chance(0.3) ? "chest" : "sides",
  }),
  finish: (main, _cut, random) => ({
    contrast: {
      kind: main.kind,
      colour: random.pick([
        shadow(main.colour, 0.3),
        lightness(main.colour) > 0.5 ? "#2e3238" : light(main.colour, 0.5),
        "#d9dcdc",
      ]),
    },
  }),
  draw: drawShell,
  words: ({ collar, length }) => ({
    neckline: collar === "hood" ? "hooded" : "high",
    sleeve: "long",
    length: length < 54 ? "short" : "regular",
    closure: "zip",
  }),
});

function drawShell(cut: RunningShellCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, hem: -0.4 });
  const dark = lightness(main.colour) < 0.5;
  const teeth = dark ? light(main.colour, 0.2) : shadow(main.colour, 0.45);
  const collar =
    cut.collar === "hood"
      ? standingHood(
          {
            half: torso.neck,
            depth: 8,
            height: 20.5,
            width: womens ? 11 : 11.8,
            fronts: "meeting",
            cloth: main,
            lining: contrast,
            hem: 1.6,
          },
          hand.random,
          hand.leftRandom,
        )
      : standCollar({ half: torso.neck, cloth: main, lining: contrast, height: 6.4, open: 0 });
  const top = "top" in collar ? collar.top : 8;
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -1.6, wrist: -1.6, bulge: 0.6 });
  const body = jacketBody(
    {
      torso,
      neck: collar.seam,
      cloth: main,
      rows: 0,
      amount: 1.1,
      folds: blousing(torso, hand.random, 6),
    },
    hand.random,
  );
  const cuff = { kind: "tech-jersey", colour: contrast.colour } as const;
  const zip = closedZip(polyline([0, top], [0, torso.length + 3.2]), { tape: contrast, teeth, width: 1.7 });
  const x = torso.waist * 0.4;
  // Below the yoke, if there is one.
  const chestY = torso.underarmY - (cut.yoke ? 3 : 7);
  const pockets =
    cut.pocket === "chest"
      ? zipPocket([5.4, chestY], [12, chestY + 0.6], main, teeth, 1.5)
      : zipPocket([x, torso.length - 17], [x + 3.4, torso.length - 4.5], main, teeth, 1.5).flatMap((part) =>
          bothSides(part, hand),
        );
  // From the armhole down to the hem, and along each forearm.
  const seam = spline(
    [torso.underarm - 2.6, torso.underarmY - 4.5],
    [torso.waist * 0.78, torso.waistY],
    [torso.hem * 0.78, torso.length + 0.4],
  );
  const forearm = reflective(offset(arm.outer, 2.6, 0.5, 0.98, 5));
  const band = { ...reflective(seam), lift: 0.1 };
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        { arm, cloth: main, cuff: { style: "rib", height: 2.4, cloth: cuff }, amount: 1.15 },
        hand,
      ),
      ...bothSides({ ...forearm, role: "sleeve" }, hand),
      hemBand(torso, 2, cuff, 0.965),
      body,
      ...(cut.yoke ? [chestYoke(torso, collar.seam, contrast, 3)] : []),
      ...bothSides(band, hand),
      ...pockets,
      ...collar.front,
      zip,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -10, 14, 25] as const },
  };
}
