import { bothSides } from "../../blocks/both-sides.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { weltPocket } from "../../blocks/jacket-pockets.ts";
import {
  blousing,
  buttonsDown,
  frontEdge,
  hemBand,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { ribStripes } from "../../blocks/rib-stripes.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface VarsityCut {
  readonly fit: number;
  /** Body without the rib, in centimetres. */
  readonly length: number;
  /** Stripes knitted into collar, cuffs and hem. */
  readonly stripes: 1 | 2;
}

const rib = 6;

export const varsityJacket = silhouette<"varsity-jacket", VarsityCut>({
  kind: "varsity-jacket",
  family: "jacket",
  weight: 0.6,
  leaves: { men: ["A.4.2"], women: ["A.4.2"] },
  fabrics: [
    { kind: "wool", weight: 3, material: "wool", dyes: ["classic", "jewel", "neutral"] },
    { kind: "satin", weight: 1, material: "satin", dyes: ["classic", "jewel"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [-0.2, 0.2, 0.6] : [-0.1, 0.3, 0.7]),
    length: random.pick(universe === "men" ? [56, 60] : [44, 50, 56]),
    stripes: random.pick([1, 2, 2]),
  }),
  finish: (main, _cut, random) => {
    const pale: readonly [Colour, ...Colour[]] = ["#e9e3d6", "#e3d9c4", "#d3bf9c"];
    const sleeves: Colour = lightness(main.colour) > 0.6 ? "#2b3652" : random.pick(pale);
    return {
      contrast: { kind: random.chance(0.7) ? "leather" : "wool", colour: sleeves },
      lining: { kind: "satin", colour: main.colour },
      button: sleeves,
    };
  },
  draw: drawVarsity,
  words: ({ length }) => ({
    neckline: "round",
    sleeve: "long",
    length: length < 50 ? "cropped" : "regular",
    closure: "button",
  }),
});

function drawVarsity(cut: VarsityCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const knit = { kind: "rib", colour: main.colour } as const;
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 1, hem: 0.1 });
  const [depth, height] = [5.6, 4.8];
  const neck = standCollar({ half: torso.neck, height, cloth: knit, lining, open: 0, lines: "ribbed" });
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -5, wider: 0.7, wrist: 1, bulge: 0.6 });
  const places = cut.stripes === 2 ? [0.3, 0.66] : [0.48];
  const width = cut.stripes === 2 ? 0.75 : 1.5;
  const striped = (part: Part, line: (share: number) => ReturnType<typeof spline>): Part => ({
    ...part,
    trims: [...(part.trims ?? []), ribStripes(places.map(line), contrast.colour, width)],
  });
  const { hem, length: l, dip } = torso;
  const side = womens ? 1 : -1;
  const edge = frontEdge(side * 1.7, depth, l + 1);
  const collar = neck.front.map((part) =>
    striped(part, (share) => (neck.level?.(share) ?? neck.seam).map(([x, y]) => [x * 0.975, y])),
  );
  const snap = { radius: 0.75, colour: contrast.colour, style: "snap" as const };
  return {
    parts: [
      ...neck.back,
      ...jacketSleeves(
        {
          arm,
          cloth: contrast,
          cuff: {
            style: "rib",
            height: rib,
            cloth: knit,
            lines: (level) => [ribStripes(places.map(level), contrast.colour, width)],
          },
          amount: 0.95,
        },
        hand,
      ),
      striped(hemBand(torso, rib, knit, 0.9), (share) => {
        const half = hem * (0.985 - share * 0.075);
        const y = l + rib * share;
        return spline([-half, y], [0, y + dip], [half, y]);
      }),
      jacketBody(
        {
          torso,
          neck: neck.seam,
          cloth: main,
          rows: 0,
          amount: 0.75,
          lines: edge.lines,
          folds: [...edge.folds, ...blousing(torso, hand.random, 7)],
          trims: [],
        },
        hand.random,
      ),
      ...bothSides(weltPocket([hem - 8.4, l - 18], [hem - 4.2, l - 4.5], 2.8, { cloth: contrast }), hand),
      ...collar.map((part) => ({
        ...part,
        trims: [
          ...(part.trims ?? []),
          ...buttonsDown(cut.length < 50 ? 5 : 6, depth + 2.2, l + rib * 0.5, snap),
          ...buttonsDown(1, depth - height * 0.5, 0, snap),
        ],
      })),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -6, 14, 29] as const },
  };
}
