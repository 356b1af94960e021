import { bothSides } from "../../blocks/both-sides.ts";
import { turnedCollar } from "../../blocks/jacket-collars.ts";
import { patchPocket, pocketFlap, weltPocket } from "../../blocks/jacket-pockets.ts";
import {
  blousing,
  buttonBand,
  buttonsDown,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** Drawn in with a cord and closed with snaps, or worn as a heavy shirt with two chest pockets. */
export type CoachCut = { readonly fit: number; readonly length: number; readonly open: boolean } & (
  | { readonly style: "coach" }
  | { readonly style: "shirt"; readonly pocket: "flap" | "patch" }
);

export const coachJacket = silhouette<"coach-jacket", CoachCut>({
  kind: "coach-jacket",
  family: "jacket",
  leaves: { men: ["A.4.2"], women: ["A.4.2"] },
  fabrics: [
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["classic", "neutral", "bright", "earth"] },
    { kind: "ripstop", weight: 2, material: "nylon", dyes: ["classic", "neutral", "earth"] },
    {
      kind: "wool",
      weight: 3,
      material: "wool",
      dyes: ["neutral", "earth", "classic"],
      motifs: [
        ["plain", 3],
        ["check", 2],
        ["tartan", 1],
        ["houndstooth", 1],
      ],
    },
    { kind: "corduroy", weight: 1, material: "corduroy", dyes: ["earth", "neutral"] },
    {
      kind: "flannel",
      weight: 1,
      material: "wool",
      dyes: ["neutral", "earth"],
      motifs: [
        ["plain", 1],
        ["buffalo", 1],
      ],
    },
  ],
  cut: (random, universe) => {
    const common = {
      fit: random.pick(universe === "men" ? [0.1, 0.5, 0.8] : [0.2, 0.6, 1]),
      length: random.pick(universe === "men" ? [68, 72, 76] : [58, 66, 74]),
      open: random.chance(0.4),
    };
    return random.chance(0.45)
      ? { ...common, style: "coach" }
      : { ...common, style: "shirt", pocket: random.pick(["flap", "patch"]) };
  },
  finish: (main, _cut, random) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.25) },
    button: random.chance(0.4)
      ? "#e6e1d6"
      : lightness(main.colour) < 0.4
        ? light(main.colour, 0.16)
        : shadow(main.colour, 0.3),
  }),
  draw: drawCoach,
  words: () => ({ collar: "classic", sleeve: "long", length: "regular", closure: "button" }),
});

function drawCoach(cut: CoachCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, button = "#26272a" } = fabric;
  const womens = hand.universe === "women";
  const coach = cut.style === "coach";
  const torso = jacketTorso({
    fit: cut.fit,
    length: cut.length,
    womens,
    waist: 0.6,
    hem: coach ? -0.4 : 0.6,
  });
  const collar = turnedCollar({
    half: torso.neck,
    cloth: main,
    lining,
    open: cut.open ? 12.5 : 0,
    size: coach ? 1 : 1.1,
  });
  const arm = jacketArm({
    torso,
    fit: cut.fit,
    womens,
    longer: coach ? 0 : -5,
    wider: 0.4,
    wrist: coach ? 1 : 0.6,
  });
  const sewn = { cloth: main };
  const style = coach ? ("snap" as const) : ("four" as const);
  const place = { x: 4.8, y: torso.underarmY - 4, width: womens ? 9.4 : 10.6, height: 12.4 };
  const pockets = coach
    ? bothSides(
        weltPocket([torso.hem - 8, cut.length - 27], [torso.hem - 4.4, cut.length - 12], 2.6, sewn),
        hand,
      )
    : [
        ...bothSides(patchPocket("cut", place, sewn, cut.pocket === "patch" ? 2 : 0), hand),
        ...(cut.pocket === "flap"
          ? bothSides(
              pocketFlap(
                "pointed",
                { ...place, x: place.x - 0.15, y: place.y - 0.4, width: place.width + 0.3, height: 5 },
                sewn,
                {
                  radius: 0.65,
                  colour: button,
                },
              ),
              hand,
            )
          : []),
      ];
  const first = collar.meet + (cut.open ? 1.6 : 4);
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        {
          arm,
          cloth: main,
          cuff: coach
            ? { style: "hem", rows: 2 }
            : {
                style: "band",
                height: 5.6,
                button: { kind: "button", at: [0, 0], radius: 0.6, colour: button },
              },
        },
        hand,
      ),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          rows: 2,
          folds: coach ? blousing({ ...torso, length: torso.length - 2 }, hand.random, 7) : [],
        },
        hand.random,
      ),
      ...pockets,
      buttonBand({
        width: 3.6,
        top: collar.meet,
        bottom: cut.length + torso.dip,
        cloth: main,
        buttons: buttonsDown(cut.open ? 5 : 6, first, cut.length - (coach ? 4 : 10), {
          radius: 0.75,
          colour: button,
          style,
        }),
      }),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -6, 15, 29] as const },
  };
}
