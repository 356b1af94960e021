import { bandedNeck } from "../../blocks/banded-neck.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { knitSleeves, knitTorso, ribHem, type Shoulder } from "../../blocks/knit-body.ts";
import { metalColours } from "../../blocks/metal.ts";
import { ribbedPockets } from "../../blocks/ribbed-pockets.ts";
import { shawlCollar } from "../../blocks/shawl-collar.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { polygon, polyline } from "../../geometry/spline.ts";
import type { Part, Trim } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { ribOf, smoothYarns, thickYarns } from "./yarns.ts";

interface CardiganVolume {
  readonly fit: number;
  readonly length: number;
  readonly arm: "long" | "balloon" | "three-quarter";
  readonly shoulder: Exclude<Shoulder, "raglan">;
  readonly pockets: boolean;
}

/** How it closes goes with how it is cut at the neck. */
export type CardiganCut = CardiganVolume &
  (
    | { readonly neck: "v" | "deep-v" | "crew"; readonly closure: "buttons" | "jewels" }
    | { readonly neck: "shawl"; readonly closure: "buttons" }
    | { readonly neck: "stand"; readonly closure: "zip" }
  );

export const cardigan = silhouette<"cardigan", CardiganCut>({
  kind: "cardigan",
  family: "top",
  leaves: { men: ["A.2.2"], women: ["A.2.2"] },
  fabrics: [...smoothYarns, ...thickYarns],
  cut: (random, universe) => {
    if (universe === "men") {
      const fit = random.pick([-0.2, 0.1, 0.5, 0.9]);
      const volume: CardiganVolume = {
        fit,
        length: 65 + fit * 2 + random.between(-1, 3),
        arm: "long",
        shoulder: fit > 0.6 ? "dropped" : "set-in",
        pockets: random.chance(0.5),
      };
      const neck = random.pick<CardiganCut["neck"]>(["v", "v", "deep-v", "shawl", "shawl", "stand"]);
      return closed(volume, neck, false);
    }
    const short = random.chance(0.5);
    const fit = short ? random.pick([-0.7, -0.2, 0.3]) : random.pick([-0.3, 0.4, 1]);
    const volume: CardiganVolume = {
      fit,
      length: short ? random.between(43, 50) : random.between(57, 66),
      arm: random.pick(fit < -0.4 ? ["long", "three-quarter"] : ["long", "long", "balloon"]),
      shoulder: fit > 0.6 ? "dropped" : "set-in",
      pockets: !short && random.chance(0.5),
    };
    const neck = random.pick<CardiganCut["neck"]>(
      short ? ["crew", "crew", "v"] : ["v", "deep-v", "shawl", "crew"],
    );
    return closed(volume, neck, short && random.chance(0.5));
  },
  finish: (main, cut, random) => ({
    button:
      cut.closure === "jewels"
        ? random.pick(["#c9a558", "#e8e2d8", "#c3c6ca"])
        : random.pick(
            lightness(main.colour) > 0.6
              ? ["#6b4a30", "#d9cdb6", "#8a6a48"]
              : ["#3a2c22", "#8a6a48", "#1f2023"],
          ),
    metal: random.pick(["steel", "gunmetal", "brass"]),
    ...(main.second && random.chance(0.3) && { contrast: { kind: "rib", colour: main.second } }),
  }),
  draw: drawCardigan,
  words: ({ neck, arm, length, closure }) => ({
    ...(neck === "shawl"
      ? { collar: "shawl" as const }
      : {
          neckline:
            neck === "crew" ? ("crew" as const) : neck === "stand" ? ("high" as const) : ("v-neck" as const),
        }),
    sleeve: arm === "balloon" ? "puff" : arm,
    length: length < 52 ? "cropped" : "regular",
    closure: closure === "zip" ? "zip" : "button",
  }),
});

function closed(volume: CardiganVolume, neck: CardiganCut["neck"], jewels: boolean): CardiganCut {
  if (neck === "stand") return { ...volume, neck, closure: "zip" };
  if (neck === "shawl") return { ...volume, neck, closure: "buttons" };
  return { ...volume, neck, closure: jewels ? "jewels" : "buttons" };
}

/** Where the fronts meet below the neck. */
const meets = { v: 24, "deep-v": 31, crew: 9, shawl: 31, stand: 12 } as const;
/** Half the width of the button band. */
const band = 1.7;

function drawCardigan(cut: CardiganCut, fabric: Fabric, { random, leftRandom, universe }: Hand) {
  const { main } = fabric;
  const rib = ribOf(fabric);
  const womens = universe === "women";
  const [half, ribHeight] = [7.9, cut.length < 52 ? 5 : 6.2];
  const torso = knitTorso({
    fit: cut.fit,
    length: cut.length,
    rib: ribHeight,
    shoulder: cut.shoulder,
    womens,
    neck: half,
  });
  const meet = Math.min(meets[cut.neck], cut.length * 0.5);
  const { seam, back, front } = neckOf(cut, half, meet, main, rib);
  const sleeves = knitSleeves({ ...cut, torso, cloth: main, rib, cuff: ribHeight + 0.6, random, leftRandom });
  const { armhole } = torsoEdges(torso);
  const end = torso.length + ribHeight + 1.4;
  const body: Part = {
    outline: torsoOutline(torso, seam),
    cloth: main,
    role: "body",
    lift: 0.55,
    folds: torsoFolds(torso, random, 1.1).map((fold) => ({ ...fold, width: fold.width * 1.3 })),
    lines: [
      { path: armhole, kind: "groove" },
      { path: armhole.mirror(), kind: "groove" },
    ],
  };
  const closing: Part[] =
    cut.closure === "zip"
      ? [
          closedZip(polyline([0, meet], [0, end]), {
            tape: main,
            teeth: metalColours[fabric.metal ?? "steel"],
          }),
        ]
      : [buttonBand(cut, rib, meet, end, fabric.button ?? "#3a2c22", womens)];
  return {
    parts: [
      ...back,
      ...sleeves.parts,
      body,
      ...(cut.pockets ? ribbedPockets(pocketPlace(torso), main, rib) : []),
      ...ribHem(torso, ribHeight, rib),
      ...closing,
      ...front,
    ],
    main,
    ground: "wall" as const,
    detail: {
      of: cut.neck === "shawl" ? ("collar" as const) : ("closure" as const),
      box: [-13, meet - 18, 13, meet + 14] as const,
    },
  };
}

function neckOf(cut: CardiganCut, half: number, meet: number, main: Cloth, rib: Cloth) {
  switch (cut.neck) {
    case "shawl":
      return shawlCollar({ half, meet, overlap: 1.6, end: "pointed", width: 7.4, cloth: rib, lining: main });
    case "stand":
      return standCollar({ half, cloth: rib, lining: main, height: 6.4, open: meet, lines: "ribbed" });
    default:
      return bandedNeck({ round: cut.neck === "crew", half, meet, band, main, rib });
  }
}

/** The band and its buttons: pearls sit close, horn buttons far apart. Women's close the other way. */
function buttonBand(
  cut: CardiganCut,
  rib: Cloth,
  meet: number,
  end: number,
  colour: Colour,
  womens: boolean,
): Part {
  const jewels = cut.closure === "jewels";
  const top = cut.neck === "crew" ? meet - 2 : cut.neck === "shawl" ? meet - 1.4 : meet + 0.4;
  const count = Math.max(3, Math.round((end - top) / (jewels ? 5 : cut.neck === "shawl" ? 9 : 8)));
  const step = (end - top - 4.4) / (count - 1);
  const trims = Array.from(
    { length: count },
    (_, i): Trim => ({
      kind: "button",
      at: [0, top + 1.6 + step * i],
      radius: jewels ? 0.85 : cut.neck === "shawl" ? 1.15 : 0.8,
      colour,
      style: jewels ? "pearl" : "four",
    }),
  );
  const shift = womens ? -0.15 : 0.15;
  return {
    outline: polygon([-band + shift, top], [band + shift, top], [band + shift, end], [-band + shift, end]),
    cloth: rib,
    role: "front",
    lift: 0.3,
    flat: true,
    folds: [{ spine: bow([-0.9, top + 2], [-0.9, end], 0.004), width: 0.5, depth: 0.3 }],
    trims,
  };
}

/** Between the button band and the side seams, just above the hem. */
const pocketPlace = (t: Torso) => ({
  inner: 4.2,
  outer: Math.min(13.6, t.hem - 2.8),
  top: t.length - 15,
  height: 13.6,
});
