import { drawcord } from "../../blocks/drawcord.ts";
import { fittedFolds, fittedLeg } from "../../blocks/fitted-leg.ts";
import { aboveHem, besideSeam, type Leg, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { blend, light, lightness, shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface RunningShortsCut {
  readonly inseam: number;
  /** The side is slit, rounded, or closed. */
  readonly side: "split" | "curved" | "closed";
  readonly inner: "brief" | "tights";
  /** A panel of the second colour along the side. */
  readonly panel: boolean;
}

export const runningShorts = silhouette<"running-shorts", RunningShortsCut>({
  kind: "running-shorts",
  family: "shorts",
  leaves: { men: ["G.1.2"], women: ["G.1.2"] },
  fabrics: [
    { kind: "nylon", weight: 4, material: "nylon", dyes: ["classic", "bright", "neutral", "jewel"] },
    {
      kind: "tech-jersey",
      weight: 3,
      material: "polyester",
      dyes: ["classic", "bright", "neutral", "pastel"],
    },
    {
      kind: "ripstop",
      weight: 1,
      material: "polyester",
      dyes: ["classic", "earth", "neutral"],
    },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    return {
      inseam: Math.round(womens ? random.between(5, 9) : random.between(8, 18)),
      side: random.pick(["split", "curved", "closed"]),
      inner: random.chance(womens ? 0.3 : 0.4) ? "tights" : "brief",
      panel: random.chance(0.5),
    };
  },
  finish: (main, _cut, random) => {
    const dark = lightness(main.colour) < 0.4;
    const accent = random.pick(["#e8e4dc", "#d9583f", "#c7d64a", "#5f7f9e", "#2b2e33"] as const);
    return {
      contrast: {
        kind: main.kind,
        colour: random.chance(0.5) ? accent : dark ? light(main.colour, 0.14) : shadow(main.colour, 0.3),
      },
      lining: {
        kind: "tech-jersey",
        colour: dark ? "#24262a" : random.pick([shadow(main.colour, 0.16), "#2b2d31"] as const),
      },
      button: dark ? "#dcdcd8" : shadow(main.colour, 0.5),
    };
  },
  draw: drawRunning,
  words: () => ({ rise: "mid", length: "short", closure: "pull-on" }),
});

function drawRunning(cut: RunningShortsCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, contrast = main, lining = main, button = "#dcdcd8" } = fabric;
  const womens = universe === "women";
  const crotch = womens ? 27 : 28;
  const waist = { half: womens ? 14.2 : 15.8, height: womens ? 5 : 4, spread: 0.5, dip: 1.7 };
  const { topY } = waistEdges(waist);
  const of = leg({
    waist,
    hip: womens ? 19.4 : 20.2,
    hipY: crotch - 9,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [20.8 + cut.inseam * 0.16, 1],
    length: crotch + cut.inseam,
    sag: 1.4,
    lift: cut.side === "curved" ? 5 : 1,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.crisp, falls: 2, drags: 3 },
    lines: [{ path: aboveHem(of, 0.9), kind: "stitch" }, ...(cut.panel ? [] : sideSeam(of))],
    front: [{ path: of.rise, kind: "seam", strength: 0.9 }],
  });
  const inner =
    cut.inner === "tights" || cut.side === "split"
      ? innerTights(waist, crotch, cut, womens, lining, fabric, random)
      : [];
  return {
    parts: [
      waistInside(waist, main),
      ...inner,
      under,
      upper,
      ...(cut.panel ? [panel(of, contrast), mirrorPart(panel(of, contrast))] : []),
      ...(cut.side === "split" ? [slit(of, lining), mirrorPart(slit(of, lining))] : []),
      elasticBand(waist, main, random, 3),
      ...(womens && random.chance(0.5)
        ? []
        : drawcord([0, topY(0) + waist.height * 0.5], button, random, { length: 11, width: 0.42 })),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 24] },
  };
}

const sideSeam = (of: Leg): Line[] => [
  { path: besideSeam(of, "outer", 1.6, of.shape.hipY, of.shape.length - 5), kind: "seam", strength: 0.5 },
];

/** The close shorts or the brief underneath, seen below the hem or through the slit. */
function innerTights(
  waist: Leg["shape"]["waist"],
  crotch: number,
  cut: RunningShortsCut,
  womens: boolean,
  cloth: Cloth,
  { main }: Fabric,
  random: Hand["random"],
): Part[] {
  const shows = cut.inner === "tights";
  const of = fittedLeg({ waist, womens, crotch, length: crotch + cut.inseam + (shows ? 7 : -2) });
  const part: Part = {
    outline: of.outline,
    cloth: { ...cloth, colour: blend(cloth.colour, main.colour, 0.15) },
    role: "body",
    folds: fittedFolds(of, random, 0.8),
    lines: [0.8, 1.3].map((up) => ({ path: aboveHem(of, up), kind: "stitch" })),
  };
  return [mirrorPart(part), part];
}

/** A dark notch where the side seam is left open. */
function slit(of: Leg, cloth: Cloth): Part {
  const { length, lift = 0 } = of.shape;
  const y = length - lift;
  const top = of.at(0.9, y - 8);
  const [a, b] = [of.at(0.84, y + 0.35), of.at(0.97, y + 0.1)];
  return {
    outline: spline([a[0], a[1], "*"], [mix(a[0], top[0], 0.35), y - 4], [top[0], top[1], "*"])
      .to(spline([top[0], top[1], "*"], [mix(b[0], top[0], 0.3), y - 4.5], [b[0], b[1], "*"]))
      .close(),
    cloth,
    flat: true,
    inside: 0.35,
  };
}

/** A narrow panel along the side, wider to the hem. */
function panel(of: Leg, cloth: Cloth): Part {
  const { length, hipY, waist, lift = 0 } = of.shape;
  const bottom = length - lift;
  const edge = spline(
    of.at(0.88, waist.height + 0.4),
    of.at(0.86, hipY),
    of.at(0.84, mix(hipY, bottom, 0.6)),
    of.at(0.8, bottom + 0.35),
  );
  const side = spline(
    of.at(1, bottom),
    of.at(1, mix(hipY, bottom, 0.5)),
    of.at(1, hipY),
    of.at(1, waist.height),
  );
  return {
    outline: edge.to(side).close(),
    cloth,
    role: "front",
    lines: [{ path: edge.shift(-0.1, 0), kind: "seam" }],
  };
}
