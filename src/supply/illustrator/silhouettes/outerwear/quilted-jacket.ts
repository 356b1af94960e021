import { bothSides } from "../../blocks/both-sides.ts";
import { backNeckBand, neckBand, standCollar, turnedCollar } from "../../blocks/jacket-collars.ts";
import { patchPocket } from "../../blocks/jacket-pockets.ts";
import {
  buttonsDown,
  frontEdge,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { neckInside, roundNeck } from "../../blocks/ribbed-neck.ts";
import { strokes } from "../../blocks/strokes.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import type { Box, Path } from "../../geometry/path.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Fold, Line } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface QuiltedCut {
  readonly fit: number;
  readonly length: number;
  readonly quilt: "diamond" | "onion";
  readonly collar: "none" | "stand" | "turned";
}

export const quiltedJacket = silhouette<"quilted-jacket", QuiltedCut>({
  kind: "quilted-jacket",
  family: "jacket",
  leaves: { men: ["A.5.4", "A.4.2"], women: ["A.5.4", "A.4.2"] },
  fabrics: [
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["classic", "earth", "neutral"] },
    { kind: "cotton", weight: 2, material: "cotton", dyes: ["earth", "neutral", "pastel", "classic"] },
    { kind: "satin", weight: 1, material: "satin", dyes: ["pastel", "classic", "jewel"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [0, 0.3, 0.6] : [0, 0.4, 0.9]),
    length: random.pick(universe === "men" ? [66, 72, 76] : [54, 62, 72]),
    quilt: random.pick(["diamond", "onion"]),
    collar: random.pick(
      universe === "men" ? ["turned", "stand", "none"] : ["none", "none", "stand", "turned"],
    ),
  }),
  finish: (main, _cut, random) => ({
    contrast: {
      kind: random.chance(0.4) ? "corduroy" : "cotton",
      colour: lightness(main.colour) < 0.4 ? light(main.colour, 0.12) : shadow(main.colour, 0.3),
    },
    lining: { kind: "nylon", colour: shadow(main.colour, 0.2) },
    button: random.pick(["#b9bab8", "#a98a4c", "#3d2c25"]),
  }),
  draw: drawQuilted,
  words: ({ collar, length }) => ({
    ...(collar === "none" ? { neckline: "round" as const } : {}),
    ...(collar === "turned" ? { collar: "classic" as const } : {}),
    ...(collar === "stand" ? { neckline: "high" as const } : {}),
    sleeve: "long",
    length: length < 58 ? "short" : "regular",
    closure: "button",
  }),
});

function drawQuilted(cut: QuiltedCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main, button = "#b9bab8" } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 0.8, hem: 1 });
  const quilted: Cloth = cut.quilt === "diamond" ? { ...main, motif: "quilt", scale: 1.25 } : main;
  const collar = neckOf(cut, torso.neck, main, contrast, lining);
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -1, wider: 0.4, wrist: 0.8 });
  const side = womens ? 1 : -1;
  const edge = frontEdge(side * 1.5, collar.meet, cut.length + 1);
  const { hem } = torsoEdges(torso);
  const ground: Box = [-torso.hem - 4, 4, torso.hem + 4, cut.length];
  const bodyWaves = waves(ground, 0);
  const sleeveWaves = waves([torso.underarm - 3, 6, torso.underarm + 17, 66], -6);
  // A darker groove is not seen on dark cloth: there a stronger ridge and a paler thread draw the quilting.
  const dark = lightness(main.colour) < 0.62;
  const onion = (path: Path): Line[] =>
    cut.quilt === "onion"
      ? [
          { path, kind: "cord", strength: dark ? 1 : 0.6 },
          { path, kind: "stitch", ...(dark && { colour: light(main.colour, 0.4) }) },
        ]
      : [];
  const filling = dark ? 0.46 : 0.34;
  const lit =
    cut.quilt === "onion" ? onions(-torso.hem - 4, torso.hem, 4, cut.length, filling, hand.random) : [];
  const pocket = patchPocket(
    "round",
    { x: torso.hem - 15, y: cut.length - 21, width: 12.6, height: 15 },
    { cloth: quilted },
    0,
  );
  const pocketWaves = {
    ...pocket,
    lines: [...(pocket.lines ?? []), ...onion(waves(ground, 0, pocket.outline.box()))],
  };
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        {
          arm,
          cloth: quilted,
          cuff: { style: "hem" },
          amount: 0.85,
          lines: onion(sleeveWaves),
        },
        hand,
      ),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: quilted,
          amount: 0.7,
          rows: 0,
          lines: [...onion(bodyWaves), ...edge.lines],
          folds: [...edge.folds, ...lit],
        },
        hand.random,
      ),
      {
        outline: ribbon(wholeHem(hem).shift(0, -0.5), 1.1, 14),
        cloth: contrast,
        role: "front" as const,
        lift: 0.15,
        edge: 0.7,
      },
      ...bothSides(pocketWaves, hand),
      ...collar.front.map((part, i, all) =>
        i === all.length - 1
          ? {
              ...part,
              trims: [
                ...(part.trims ?? []),
                ...buttonsDown(5, collar.meet + 2.4, cut.length - 10, {
                  radius: 0.75,
                  colour: button,
                  style: "snap",
                }),
              ],
            }
          : part,
      ),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -6, 15, 29] as const },
  };
}

function neckOf({ collar }: QuiltedCut, half: number, main: Cloth, contrast: Cloth, lining: Cloth) {
  if (collar === "stand") return standCollar({ half, height: 5, cloth: main, lining, open: 0 });
  if (collar === "turned") return turnedCollar({ half, cloth: main, leaf: contrast, lining, open: 11.5 });
  const seam = roundNeck(half, 9);
  return {
    seam,
    back: [neckInside(seam, half, lining), backNeckBand(half, 1.2, contrast)],
    front: [neckBand(seam, 1.2, contrast)],
    meet: 9.6,
    top: 9,
  };
}

/** Height of a row, how far its waves swing, how long they are. */
const [pitch, reach, wave] = [6.6, 1.75, 10] as const;

/** Rows of waves that swell against each other, as onions lie: row by row half a wave apart. */
function waves([left, top, right, bottom]: Box, turn: number, only: Box = [left, top, right, bottom]): Path {
  const lean = Math.tan((turn * Math.PI) / 180);
  const from = Math.max(0, Math.floor(((only[0] - left) * 2) / wave) - 1);
  const until = Math.ceil(((Math.min(right, only[2]) - left) * 2) / wave) + 1;
  const rows: Path[] = [];
  for (let row = 0; top + row * pitch < bottom; row++) {
    const y = top + row * pitch;
    if (y < only[1] - pitch || y > only[3] + pitch) continue;
    rows.push(
      smooth(
        Array.from({ length: until - from + 1 }, (_, step) => {
          const i = from + step;
          const x = left + (i * wave) / 2;
          const swing = (i + row) % 2 === 0 ? reach : -reach;
          return [x, y + swing - (x - left) * lean] as const;
        }),
      ),
    );
  }
  return strokes(rows);
}

/** Between two rows the filling stands out where the waves part: one soft light for each onion. */
function onions(
  left: number,
  right: number,
  top: number,
  bottom: number,
  depth: number,
  random: Random,
): Fold[] {
  const found: Fold[] = [];
  for (let row = 0; top + row * pitch < bottom; row++) {
    // Waves part where the upper row swings up and the lower one down.
    const first = row % 2 === 0 ? 1 : 0;
    for (let i = first; left + (i * wave) / 2 < right; i += 2) {
      const x = left + (i * wave) / 2 + random.sway(0.3);
      const y = top + (row + 0.42) * pitch;
      found.push({ spine: bow([x - 3, y + 0.3], [x + 3, y + 0.3], -0.1), width: 1.5, depth });
    }
  }
  return found;
}
