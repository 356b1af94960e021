import { drawcord } from "../../blocks/drawcord.ts";
import { type Across, aboveHem, type Leg, leg, legDrapes, legPair, onBothLegs } from "../../blocks/leg.ts";
import { cuffGathers, legCuff } from "../../blocks/leg-cuff.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "tapered" | "straight" | "wide";

export interface TrackPantsCut {
  readonly fit: Fit;
  readonly hem: "cuffed" | "zipped" | "open";
  readonly side: "stripe" | "panel" | "piped" | "plain";
  readonly length: number;
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across }> = {
  tapered: { knee: [17.8, 3.1], hem: [14, 4.4] },
  straight: { knee: [19.6, 2.3], hem: [18, 2.7] },
  wide: { knee: [22.2, 1.5], hem: [22.4, 1.3] },
};

export const trackPants = silhouette<"track-pants", TrackPantsCut>({
  kind: "track-pants",
  family: "trousers",
  leaves: { men: ["G.1.2"], women: ["G.1.2"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 5,
      material: "polyester",
      dyes: ["classic", "neutral", "jewel", "bright"],
    },
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["classic", "neutral", "earth", "bright"] },
    { kind: "sweat", weight: 1, material: "cotton", dyes: ["classic", "neutral"] },
  ],
  cut: (random, universe) => {
    const fit = random.pick<Fit>(
      universe === "men" ? ["tapered", "tapered", "straight"] : ["tapered", "straight", "wide"],
    );
    return {
      fit,
      hem:
        fit === "wide"
          ? "open"
          : random.pick(fit === "tapered" ? ["cuffed", "zipped"] : ["open", "open", "cuffed"]),
      side: random.pick(["stripe", "panel", "piped", "plain"]),
      length: random.pick([97, 99, 101]),
    };
  },
  finish: (main, _cut, random) => {
    const deep = lightness(main.colour) < 0.5;
    return {
      contrast: {
        kind: main.kind,
        colour: deep
          ? random.pick(["#eceae4", "#d5cdbd", "#a8433a", "#8fa3b8", "#c7b25a"] as const)
          : random.pick(["#24262a", "#2b3652", "#f2efe8", "#5d2330"] as const),
      },
      button: deep ? "#e6e3dc" : shadow(main.colour, 0.5),
    };
  },
  draw: drawTrack,
  words: () => ({ rise: "mid", length: "regular", closure: "pull-on" }),
});

function drawTrack(cut: TrackPantsCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, contrast = main, button = "#e6e3dc" } = fabric;
  const womens = universe === "women";
  const { knee, hem } = legLines[cut.fit];
  const crotch = 29;
  const waist = { half: womens ? 14 : 15.9, height: 4.4, spread: 0.6, dip: 1.7 };
  const cuff = cut.hem === "cuffed" ? 4.6 : 0;
  const of = leg({
    waist,
    hip: (womens ? 19.2 : 20) + (cut.fit === "wide" ? 0.8 : 0),
    hipY: 20,
    crotch,
    kneeY: 58,
    knee,
    hem,
    length: cut.length - cuff,
    sag: cuff ? 0.5 : 0.9,
  });
  const soft = main.kind === "sweat";
  const zip = smooth([0, 0.5, 1].map((t) => of.at(0.8, mix(of.shape.length - 15, of.shape.length, t))));
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...(soft ? legDrapes.soft : legDrapes.crisp), stack: 3, knee: 2 },
    folds: (chance) => (cuff ? cuffGathers(of, chance, 5) : []),
    lines: [
      ...slantPocket(of, { from: 3.8, depth: 16 }),
      {
        path: smooth([0, 0.5, 1].map((t) => of.at(0.46, mix(crotch + 4, of.shape.length, t)))),
        kind: "crease",
        strength: 0.7,
      },
      ...(cut.hem === "open" ? [{ path: aboveHem(of, 2), kind: "stitch" as const }] : []),
      ...(cut.hem === "zipped"
        ? [
            { path: zip, kind: "groove" as const },
            { path: zip.shift(-0.5, 0), kind: "stitch" as const },
          ]
        : []),
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.9 }],
  });
  const { topY } = waistEdges(waist);
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      ...onBothLegs(...sideParts(of, cut, contrast)),
      ...(cuff ? onBothLegs(legCuff(of, soft ? { ...main, motif: "fine-rib" } : main, cuff, 0.9)) : []),
      elasticBand(waist, main, random),
      ...drawcord([0, topY(0) + 2.3], button, random, { length: 13, width: 0.48 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-8, -3, 18, 28] },
  };
}

/** One band down the side, a panel that widens, or a fine piping. */
function sideParts(of: Leg, { side }: TrackPantsCut, cloth: Cloth): Part[] {
  if (side === "plain") return [];
  const { length } = of.shape;
  const [from, until] = [4.2, length - 0.2];
  const widths = { stripe: [1.7, 1.7], panel: [2.4, 5.6], piped: [2.3, 2.3] }[side];
  const inner = (t: number) => mix(widths[0] ?? 2, widths[1] ?? 2, t);
  const outer = (t: number) => (side === "panel" ? 0 : side === "stripe" ? 0 : inner(t) - 0.45);
  const line = (inset: (t: number) => number) =>
    smooth(
      Array.from({ length: 9 }, (_, i) => {
        const y = mix(from, until, i / 8);
        const [x] = of.at(1, y);
        return [x - inset(i / 8), y] as const;
      }),
    );
  const edge = line(inner);
  return [
    {
      outline: edge.to(line(outer).reverse()).close(),
      cloth,
      role: "front",
      lift: 0.08,
      edge: 0.7,
      lines: side === "piped" ? [] : [{ path: edge.shift(0.3, 0), kind: "stitch", strength: 0.6 }],
    },
  ];
}
