import { drawcord, standingHood } from "../../blocks/hood.ts";
import { patchPocket, pocketFlap, zipPocket } from "../../blocks/jacket-pockets.ts";
import { blousing, jacketArm, jacketBody, jacketSleeves, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { torsoEdges } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import { stretch } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** Pulled over the head: a zip to the chest, a hood, a pocket across the front. */
export interface AnorakCut {
  readonly fit: number;
  readonly length: number;
  readonly pocket: "flap" | "zip";
  readonly colours: "one" | "two";
}

export const anorak = silhouette<"anorak", AnorakCut>({
  kind: "anorak",
  family: "hooded-jacket",
  leaves: { men: ["A.4.2", "A.5.5"], women: ["A.4.2", "A.5.5"] },
  fabrics: [
    {
      kind: "nylon",
      weight: 4,
      material: "nylon",
      dyes: ["classic", "bright", "earth", "neutral", "pastel"],
    },
    { kind: "ripstop", weight: 3, material: "nylon", dyes: ["earth", "classic", "neutral"] },
    {
      kind: "cotton",
      weight: 1,
      material: "cotton",
      dyes: ["earth", "neutral"],
      motifs: [
        ["plain", 3],
        ["camouflage", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    fit: random.pick([0.1, 0.4, 0.8]),
    length: random.pick(universe === "men" ? [64, 68] : [50, 58, 66]),
    pocket: random.pick(["flap", "zip"]),
    colours: random.chance(0.5) ? "two" : "one",
  }),
  finish: (main, _cut, random) => {
    const pale: readonly [Colour, ...Colour[]] = ["#e9e3d6", "#d3bf9c", "#b9bab8"];
    const deep: readonly [Colour, ...Colour[]] = ["#2b3652", "#37393d", "#3c5a44", "#6b3f28"];
    return {
      contrast: { kind: "nylon", colour: random.pick(lightness(main.colour) < 0.45 ? pale : deep) },
      lining: { kind: "nylon", colour: shadow(main.colour, 0.3) },
      metal: random.pick(["silver", "gunmetal"]),
    };
  },
  draw: drawAnorak,
  words: ({ length }) => ({
    neckline: "hooded",
    sleeve: "long",
    length: length < 54 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawAnorak(cut: AnorakCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const second = cut.colours === "two" && main.motif === undefined ? contrast : main;
  const teeth = metalColours[fabric.metal ?? "silver"];
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 1, hem: 0.2 });
  const hood = standingHood(
    { half: torso.neck, depth: 7, height: 22, width: 12.2, fronts: "meeting", cloth: second, lining },
    hand.random,
    hand.leftRandom,
  );
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -2, wider: 0.8, wrist: 0.8, bulge: 0.5 });
  const yokeY = torso.underarmY - 3;
  const zipEnd = yokeY + 6;
  const place = { x: -12.4, y: zipEnd + 3, width: 24.8, height: Math.min(17, cut.length - zipEnd - 8) };
  const pocket: Part[] =
    cut.pocket === "flap"
      ? [
          patchPocket("cut", place, { cloth: main }, 0),
          pocketFlap(
            "square",
            { ...place, x: place.x - 0.3, width: place.width + 0.6, height: 5 },
            { cloth: second },
          ),
        ]
      : [
          patchPocket("cut", place, { cloth: main }, 0),
          ...zipPocket(
            [place.x + 2.4, place.y + 3],
            [place.x + place.width - 2.4, place.y + 3],
            second,
            teeth,
          ),
        ];
  const cords = [1, -1].flatMap((side) =>
    drawcord([side * hood.eyelet[0], hood.eyelet[1]], {
      drop: side > 0 ? 11 : 12.4,
      sway: side * 0.8,
      colour: shadow(second.colour, 0.3),
      tip: teeth,
      thickness: 0.5,
    }),
  );
  return {
    parts: [
      ...hood.back,
      ...jacketSleeves({ arm, cloth: main, cuff: { style: "band", height: 3 } }, hand),
      jacketBody(
        {
          torso,
          neck: hood.seam,
          cloth: main,
          rows: 2,
          folds: blousing({ ...torso, length: torso.length - 2.2 }, hand.random, 7),
        },
        hand.random,
      ),
      ...(second === main ? [] : [yoke(torsoEdges(torso), hood.seam, yokeY, second)]),
      ...pocket,
      closedZip(polyline([0, 7.4], [0, zipEnd]), {
        tape: { kind: "canvas", colour: shadow(second.colour, 0.3) },
        teeth,
        width: 1.9,
      }),
      ...hood.front,
      ...cords,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -12, 15, 25.5] as const },
  };
}

/** The upper body in the second colour, down to a seam across the chest. */
function yoke(
  { shoulder, armhole }: ReturnType<typeof torsoEdges>,
  neck: Part["outline"],
  y: number,
  cloth: Cloth,
): Part {
  const down = stretch(armhole, 0, 0.78, 5);
  const [x] = down.end;
  const right = shoulder.to(down).to(spline(down.end, [x * 0.55, y + 0.9], [0, y + 1.2]));
  return {
    outline: neck.to(right).to(right.mirror().reverse()).close(),
    cloth,
    role: "front",
    lift: 0.15,
  };
}
