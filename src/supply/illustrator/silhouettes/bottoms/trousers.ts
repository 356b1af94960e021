import { type Across, leg, legDrapes, legPair, onBothLegs, turnUp } from "../../blocks/leg.ts";
import { sash, sashBow } from "../../blocks/sash.ts";
import { fly, frontPleats, pressedCrease, slantPocket } from "../../blocks/trouser-front.ts";
import { bandEnd, beltLoop, type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { shadow } from "../../colour/oklab.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { polygon } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "cigarette" | "slim" | "tapered" | "straight" | "flared" | "wide";

export interface TrousersCut {
  readonly fit: Fit;
  readonly rise: "mid" | "high";
  readonly length: number;
  readonly pleats: 0 | 1 | 2;
  readonly waist: "loops" | "adjusters" | "clean" | "tied";
  readonly hem: "plain" | "turned-up";
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  cigarette: { knee: [15.6, 3.6], hem: [13.4, 4.3], hip: -0.8 },
  slim: { knee: [17, 3.2], hem: [14.7, 3.9], hip: -0.4 },
  tapered: { knee: [19.8, 2.4], hem: [15.4, 3.6], hip: 1 },
  straight: { knee: [19.4, 2.2], hem: [18.2, 2.5], hip: 0.5 },
  flared: { knee: [17, 3], hem: [22, 0.9], hip: -0.3 },
  wide: { knee: [22.8, 1.3], hem: [23.8, 1.2], hip: 1.2 },
};

export const trousers = silhouette<"trousers", TrousersCut>({
  kind: "trousers",
  family: "trousers",
  leaves: { men: ["A.3.3"], women: ["A.3.3"] },
  fabrics: [
    {
      kind: "wool",
      weight: 6,
      material: "wool",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 10],
        ["pinstripe", 2],
        ["chalk-stripe", 0.6],
        ["glen", 1.6],
        ["houndstooth", 0.7],
        ["windowpane", 1],
        ["herringbone", 1],
      ],
    },
    { kind: "gabardine", weight: 3, material: "wool", dyes: ["classic", "neutral", "earth"] },
    { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "crepe", weight: 2, material: "viscose", dyes: ["classic", "neutral", "jewel"] },
    { kind: "flannel", weight: 1, material: "wool", dyes: ["classic", "neutral"] },
    { kind: "velvet", weight: 0.3, material: "velvet", dyes: ["classic", "jewel"] },
  ],
  cut: (random, universe) => (universe === "men" ? mensCut(random) : womensCut(random)),
  finish: (main) => ({
    lining: { kind: "poplin", colour: "#e4dccd" },
    button: shadow(main.colour, 0.3),
  }),
  draw: drawTrousers,
  words: ({ rise, length, waist }) => ({
    rise,
    length: length < 96 ? "cropped" : "regular",
    closure: waist === "tied" ? "tie" : "button",
  }),
});

function mensCut(random: Random): TrousersCut {
  const fit = random.pick<Fit>(["slim", "slim", "tapered", "straight", "straight", "wide"]);
  return {
    fit,
    rise: random.chance(0.3) ? "high" : "mid",
    length: random.pick([103, 105, 100]),
    pleats: fit === "slim" ? 0 : random.pick<0 | 1 | 2>([0, 1, 2]),
    waist: random.pick<TrousersCut["waist"]>(["loops", "loops", "adjusters", "clean"]),
    hem: random.chance(0.25) ? "turned-up" : "plain",
  };
}

function womensCut(random: Random): TrousersCut {
  const fit = random.pick<Fit>(["cigarette", "tapered", "straight", "flared", "wide", "wide"]);
  const cropped = fit !== "flared" && random.chance(fit === "cigarette" ? 0.7 : 0.25);
  return {
    fit,
    rise: random.chance(0.7) ? "high" : "mid",
    length: cropped ? random.pick([90, 93]) : random.pick([104, 107, 102]),
    pleats: fit === "cigarette" || fit === "flared" ? 0 : random.pick<0 | 1 | 2>([0, 1, 2, 2]),
    waist: random.pick<TrousersCut["waist"]>(
      fit === "cigarette" ? ["loops", "clean"] : ["loops", "clean", "tied"],
    ),
    hem: fit !== "flared" && random.chance(0.15) ? "turned-up" : "plain",
  };
}

function drawTrousers(cut: TrousersCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, lining = main, button = shadow(main.colour, 0.3) } = fabric;
  const womens = universe === "women";
  const { knee, hem, hip } = legLines[cut.fit];
  const crotch = cut.rise === "high" ? 31.5 : 28;
  const waist: Waist = {
    half: womens ? (cut.rise === "high" ? 13.4 : 14.6) : 16.3,
    height: cut.waist === "tied" ? 5 : 4.2,
    spread: womens ? 0.8 : 0.55,
  };
  const of = leg({
    waist,
    hip: (womens ? 19.2 : 20) + hip,
    hipY: crotch - 9,
    crotch,
    kneeY: crotch + 29,
    knee,
    hem,
    length: cut.length,
  });
  const over = womens ? -1 : 1;
  const pleats = cut.pleats ? frontPleats(of, cut.pleats) : undefined;
  // Crepe falls too softly to be pressed.
  const fluid = main.kind === "crepe" || main.kind === "velvet";
  const crease = fluid ? undefined : pressedCrease(of);
  const full = cut.fit === "wide" || cut.fit === "flared";
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    over,
    drape: fluid
      ? { ...legDrapes.fluid, falls: full ? 5 : 3 }
      : { ...legDrapes.pressed, falls: full ? 4 : 2 },
    folds: () => [...(pleats?.folds ?? []), ...(crease?.folds ?? [])],
    lines: [
      ...slantPocket(of, { from: 2.6, depth: 16 }),
      ...(pleats?.lines ?? []),
      ...(crease ? [crease.line] : []),
    ],
    front: fly(of, { side: 1, width: 3.6 }),
  });
  const parts: Part[] = [
    waistInside(waist, lining),
    under,
    upper,
    ...(cut.hem === "turned-up" ? onBothLegs(turnUp(of, main, 4)) : []),
    waistband(waist, main),
    ...waistDetails(cut, waist, fabric, button, over, random),
  ];
  const { seamHalf } = waistEdges(waist);
  return { parts, main, ground: "wall", detail: { of: "waist", box: [-13, -3, seamHalf - 2, 26] } };
}

function waistDetails(
  { waist: style }: TrousersCut,
  waist: Waist,
  { main, metal }: Fabric,
  button: `#${string}`,
  over: 1 | -1,
  random: Random,
): Part[] {
  const { topY } = waistEdges(waist);
  const middle = topY(0) + waist.height / 2;
  if (style === "tied") {
    return [
      sash(waist, main),
      ...sashBow([over * 3.4, middle], main, random, { width: 2.4, loop: 7, tail: 30 }),
    ];
  }
  const tab = bandEnd(waist, main, 5.2, {
    kind: "button",
    at: [-3.4, middle],
    radius: 0.68,
    colour: button,
  });
  const laid = over === 1 ? tab : mirrorPart(tab);
  if (style === "loops") {
    return [laid, ...[-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.68, main, { width: 1 }))];
  }
  return style === "adjusters" ? [laid, ...onBothLegs(...adjuster(waist, main, metal))] : [laid];
}

/** A strap with a small buckle at the side, instead of a belt. */
function adjuster(waist: Waist, cloth: Fabric["main"], metal: Fabric["metal"]): Part[] {
  const { topY, seamHalf } = waistEdges(waist);
  const x = seamHalf - 5.6;
  const y = topY(x) + waist.height * 0.5 - 0.5;
  const strap = polygon(
    [x, y - 0.7],
    [seamHalf - 0.1, y - 1.6],
    [seamHalf + 0.1, y + 0.5],
    [x, y + 1.1],
    [x - 0.7, y + 0.2],
  );
  return [
    { outline: strap, cloth, role: "belt", grain: 80, lift: 0.3, flat: true },
    {
      outline: rectangle(x + 1.2, y - 1.15, 1.5, 2.3, 0.2),
      holes: [rectangle(x + 1.55, y - 0.75, 0.8, 1.5, 0.1)],
      cloth: { kind: metal === "gold" ? "gold" : "silver", colour: metal === "gold" ? "#c4a15c" : "#a9a9a6" },
      role: "belt",
      lift: 0.25,
      flat: true,
    },
  ];
}
