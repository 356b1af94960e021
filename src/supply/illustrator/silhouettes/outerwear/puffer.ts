import { downCollar, downFronts, downHood, downSleeves } from "../../blocks/down-jacket.ts";
import { weltPocket } from "../../blocks/jacket-pockets.ts";
import { jacketArm, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PufferCut {
  readonly length: "cropped" | "hip" | "long";
  /** 0 regular … 1 oversized */
  readonly fit: number;
  /** Height of one chamber in centimetres. */
  readonly pitch: number;
  readonly collar: "low" | "funnel" | "hood";
  readonly pockets: boolean;
}

const lengths = { cropped: 49, hip: 62, long: 73 } as const;

export const puffer = silhouette<"puffer", PufferCut>({
  kind: "puffer",
  family: "hooded-jacket",
  leaves: { men: ["A.5.4"], women: ["A.5.4"] },
  fabrics: [
    {
      kind: "down",
      weight: 5,
      material: "down",
      dyes: ["neutral", "classic", "earth", "bright", "jewel", "pastel"],
    },
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["neutral", "classic", "bright", "pastel"] },
    { kind: "patent", weight: 1, material: "nylon", dyes: ["classic", "leather", "jewel"] },
  ],
  cut: (random, universe) => ({
    length: random.pick(
      universe === "men" ? ["hip", "hip", "long", "cropped"] : ["cropped", "cropped", "hip", "long"],
    ),
    fit: random.pick([0, 0.3, 0.8]),
    pitch: random.pick([5.8, 7.6, 9.5, 12]),
    collar: random.pick(["low", "funnel", "hood"]),
    pockets: random.chance(0.5),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.25) },
    metal: random.pick(["silver", "gunmetal", "brass"]),
  }),
  draw: drawPuffer,
  words: ({ length, collar }) => ({
    neckline: collar === "hood" ? "hooded" : "high",
    sleeve: "long",
    length: length === "hip" ? "regular" : length,
    closure: "zip",
  }),
});

function drawPuffer(cut: PufferCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({
    fit: cut.fit + 0.25,
    length: lengths[cut.length] - (womens ? 2 : 0),
    womens,
    waist: 1,
    hem: cut.length === "cropped" ? -0.2 : 0.6,
  });
  const { neck: half, length, dip } = torso;
  const height = cut.collar === "funnel" ? 9 : 6.4;
  const collar =
    cut.collar === "hood"
      ? downHood({ half, height: 21.5, width: 13, pitch: cut.pitch, cloth: main, lining }, hand)
      : downCollar({ half, height, cloth: main, lining, rows: cut.pitch < 8 ? 2 : 1 }, hand.random);
  const arm = jacketArm({
    torso,
    fit: cut.fit,
    womens,
    longer: -2,
    wider: 1.9,
    wrist: 1.9,
    bulge: 0.5,
    cap: 0.12,
  });
  const pocket = weltPocket([torso.hem - 7, length - 20], [torso.hem - 3.6, length - 7.5], 1.5, {
    cloth: main,
  });
  return {
    parts: [
      ...collar.back,
      ...downSleeves(arm, main, cut.pitch * 0.95, hand),
      ...downFronts({ torso, neck: collar.seam, cloth: main, pitch: cut.pitch, yoke: 12 }, hand),
      ...(cut.pockets ? [pocket, mirrorPart(pocket)] : []),
      ...collar.front,
      closedZip(polyline([0, collar.top + 0.4], [0, length + dip + 0.2]), {
        tape: { kind: "canvas", colour: shadow(main.colour, 0.3) },
        teeth: metalColours[fabric.metal ?? "gunmetal"],
        width: 1.7,
      }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -11, 15, 26] as const },
  };
}
