import { downCollar, downFronts, downHood } from "../../blocks/down-jacket.ts";
import { armholeBindings, armholeInsides, sleevelessTorso } from "../../blocks/gilet-armhole.ts";
import { weltPocket } from "../../blocks/jacket-pockets.ts";
import { jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PufferGiletCut {
  readonly fit: number;
  readonly length: number;
  readonly pitch: number;
  readonly collar: "low" | "funnel" | "hood";
}

export const pufferGilet = silhouette<"puffer-gilet", PufferGiletCut>({
  kind: "puffer-gilet",
  family: "gilet",
  leaves: { men: ["A.4.5"], women: ["A.4.5"] },
  fabrics: [
    { kind: "down", weight: 4, material: "down", dyes: ["neutral", "classic", "earth", "bright"] },
    { kind: "nylon", weight: 2, material: "nylon", dyes: ["neutral", "classic", "earth"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick([-0.1, 0.2, 0.6]),
    length: random.pick(universe === "men" ? [62, 66, 70] : [48, 58, 66, 78]),
    pitch: random.pick([4.8, 7, 9.5]),
    collar: random.pick(["low", "funnel", "hood"]),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.25) },
    metal: random.pick(["silver", "gunmetal", "brass"]),
  }),
  draw: drawPufferGilet,
  words: ({ collar, length }) => ({
    neckline: collar === "hood" ? "hooded" : "high",
    sleeve: "sleeveless",
    length: length < 52 ? "cropped" : length > 72 ? "long" : "regular",
    closure: "zip",
  }),
});

function drawPufferGilet(cut: PufferGiletCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const torso = sleevelessTorso(
    jacketTorso({ fit: cut.fit + 0.3, length: cut.length, womens, waist: womens ? 0.2 : 0.8, hem: 0.6 }),
    2.2,
  );
  const half = torso.neck;
  const collar =
    cut.collar === "hood"
      ? downHood({ half, height: 21, width: 12.6, pitch: cut.pitch, cloth: main, lining }, hand)
      : downCollar(
          {
            half,
            height: cut.collar === "funnel" ? 8.6 : 6,
            cloth: main,
            lining,
            rows: cut.pitch < 8 ? 2 : 1,
          },
          hand.random,
        );
  const pocket = weltPocket([torso.hem - 7, cut.length - 22], [torso.hem - 3.6, cut.length - 9], 1.5, {
    cloth: main,
  });
  return {
    parts: [
      ...collar.back,
      ...armholeInsides(torso, lining),
      ...downFronts({ torso, neck: collar.seam, cloth: main, pitch: cut.pitch, yoke: 11 }, hand),
      ...armholeBindings(torso, 1.1, main),
      pocket,
      mirrorPart(pocket),
      ...collar.front,
      closedZip(polyline([0, collar.top + 0.4], [0, cut.length + torso.dip + 0.2]), {
        tape: { kind: "canvas", colour: shadow(main.colour, 0.3) },
        teeth: metalColours[fabric.metal ?? "gunmetal"],
        width: 1.7,
      }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -10, 15, 27] as const },
  };
}
