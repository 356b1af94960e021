import { buckle } from "../../blocks/belted-hem.ts";
import { downCollar, downFronts, downHood, downSleeves } from "../../blocks/down-jacket.ts";
import { furTrim } from "../../blocks/fur-trim.ts";
import { atHeight } from "../../blocks/height.ts";
import { weltPocket } from "../../blocks/jacket-pockets.ts";
import { jacketArm, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { strokes } from "../../blocks/strokes.ts";
import { sideSeam, type Torso } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface LongPufferCut {
  readonly length: number;
  readonly fit: number;
  readonly pitch: number;
  readonly belt: boolean;
  readonly collar: "funnel" | "hood" | "fur-hood";
}

export const longPuffer = silhouette<"long-puffer", LongPufferCut>({
  kind: "long-puffer",
  family: "coat",
  leaves: { men: ["A.5.4"], women: ["A.5.4"] },
  fabrics: [
    { kind: "down", weight: 5, material: "down", dyes: ["neutral", "classic", "earth", "jewel"] },
    { kind: "nylon", weight: 2, material: "nylon", dyes: ["neutral", "classic", "pastel"] },
    { kind: "patent", weight: 1, material: "nylon", dyes: ["leather", "classic"] },
  ],
  cut: (random, universe) => ({
    length: random.pick(universe === "men" ? [84, 92] : [86, 98, 108]),
    fit: random.pick([0, 0.3, 0.6]),
    pitch: random.pick([8.4, 10.5, 13]),
    belt: universe === "women" && random.chance(0.6),
    collar: random.pick(universe === "men" ? ["funnel", "hood", "hood"] : ["funnel", "hood", "fur-hood"]),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.25) },
    contrast: { kind: "faux-fur", colour: random.pick<Colour>(["#cdb796", "#8d7355", "#4a3b33", "#d9d2c6"]) },
    metal: random.pick(["silver", "gunmetal", "gold"]),
  }),
  draw: drawLongPuffer,
  words: ({ collar, length }) => ({
    neckline: collar === "funnel" ? "high" : "hooded",
    sleeve: "long",
    length: length > 95 ? "long" : "midi",
    closure: "zip",
  }),
});

function drawLongPuffer(cut: LongPufferCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, contrast = main } = fabric;
  const womens = hand.universe === "women";
  const metal = metalColours[fabric.metal ?? "gunmetal"];
  const torso = jacketTorso({
    fit: cut.fit + 0.2,
    length: cut.length,
    womens,
    waist: cut.belt ? -1.6 : 1.6,
    hem: womens ? 5 : 2.6,
    dip: 1.6,
  });
  const half = torso.neck;
  const hooded = cut.collar !== "funnel";
  const collar = hooded
    ? downHood({ half, height: 22, width: 13, pitch: cut.pitch * 0.9, cloth: main, lining }, hand)
    : downCollar({ half, height: 9.5, cloth: main, lining, rows: 1 }, hand.random);
  const arm = jacketArm({
    torso,
    fit: cut.fit,
    womens,
    longer: -1,
    wider: 1.7,
    wrist: 1.6,
    bulge: 0.5,
    cap: 0.12,
  });
  const pocket = weltPocket(
    [torso.waist - 5.2, torso.waistY + 9],
    [torso.waist - 2, torso.waistY + 24],
    1.8,
    { cloth: main },
  );
  const zip = closedZip(polyline([0, collar.top + 0.4], [0, cut.length + torso.dip + 0.2]), {
    tape: { kind: "canvas", colour: shadow(main.colour, 0.3) },
    teeth: metal,
    width: 1.8,
  });
  return {
    parts: [
      ...collar.back,
      ...downSleeves(arm, main, cut.pitch * 0.9, hand),
      ...downFronts(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          pitch: cut.pitch,
          yoke: 13,
          ...(cut.belt && { belt: torso.waistY }),
        },
        hand,
      ),
      pocket,
      mirrorPart(pocket),
      ...collar.front,
      zip,
      ...("opening" in collar && cut.collar === "fur-hood"
        ? furTrim(collar.opening, 4.2, contrast, hand)
        : []),
      ...(cut.belt ? belt(torso, main, metal) : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-16, hooded ? -20 : -12, 16, hooded ? 20 : 28] as const },
  };
}

/** A flat belt over the drawn-in waist, with its buckle and a hanging end. */
function belt(torso: Torso, cloth: Cloth, metal: Colour): Part[] {
  const y = torso.waistY;
  const half = atHeight(sideSeam(torso), y)[0] + 0.5;
  const level = (at: number) => spline([-half, at], [0, at + torso.dip], [half, at]);
  const tail = polyline(
    [5.4, y + 1.2],
    [8.6, y + 1],
    [8.2, y + 13.4],
    [6.8, y + 14.4],
    [5.2, y + 13.2],
  ).close();
  return [
    { outline: tail, cloth, role: "belt", lift: 0.35, flat: true },
    {
      outline: level(y - 2.2)
        .to(level(y + 2.2).reverse())
        .close(),
      cloth,
      role: "belt",
      lift: 0.5,
      folds: [{ spine: level(y - 0.7), width: 0.8, depth: 0.5 }],
      lines: [{ path: strokes([level(y - 1.7), level(y + 1.7)]), kind: "stitch" }],
    },
    ...buckle(1.6, y + torso.dip * 0.7 - 2.8, 4.6, 5.6, metal),
  ];
}
