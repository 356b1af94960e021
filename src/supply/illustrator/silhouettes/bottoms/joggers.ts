import { drawcord } from "../../blocks/drawcord.ts";
import { type Across, aboveHem, leg, legDrapes, legPair, onBothLegs } from "../../blocks/leg.ts";
import { cuffGathers, legCuff } from "../../blocks/leg-cuff.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import { elasticBand, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Line, Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "tapered" | "regular" | "wide";

export interface JoggersCut {
  readonly fit: Fit;
  readonly hem: "ribbed" | "open";
  readonly length: number;
  readonly cord: "visible" | "hidden";
  /** A seam down the middle of the leg, as on tracksuits. */
  readonly seam: boolean;
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  tapered: { knee: [18.4, 2.9], hem: [14.8, 4.2], hip: -0.2 },
  regular: { knee: [19.8, 2.2], hem: [17, 3], hip: 0.5 },
  wide: { knee: [22.2, 1.5], hem: [21.6, 1.5], hip: 1.3 },
};

export const joggers = silhouette<"joggers", JoggersCut>({
  kind: "joggers",
  family: "trousers",
  leaves: { men: ["A.3.4"] },
  fabrics: [
    { kind: "sweat", weight: 7, material: "cotton", dyes: ["neutral", "classic", "earth", "pastel"] },
    { kind: "tech-jersey", weight: 2, material: "polyester", dyes: ["classic", "neutral"] },
    { kind: "fleece", weight: 0.7, material: "fleece", dyes: ["neutral", "earth"] },
    { kind: "fine-knit", weight: 0.8, material: "wool", dyes: ["neutral", "classic", "earth"] },
    { kind: "nylon", weight: 0.8, material: "nylon", dyes: ["classic", "earth", "neutral"] },
  ],
  cut: (random) => {
    const fit = random.pick<Fit>(["tapered", "tapered", "regular", "wide"]);
    return {
      fit,
      hem: fit === "wide" || random.chance(0.25) ? "open" : "ribbed",
      length: random.pick([96, 98, 100]),
      cord: random.chance(0.8) ? "visible" : "hidden",
      seam: random.chance(0.25),
    };
  },
  finish: (main) => ({
    lining: { ...main, colour: shadow(main.colour, 0.12) },
    button: lightness(main.colour) > 0.6 ? "#f2eee6" : light(main.colour, 0.55),
  }),
  draw: drawJoggers,
  words: () => ({ rise: "mid", length: "regular", closure: "pull-on" }),
});

function drawJoggers(cut: JoggersCut, fabric: Fabric, { random, leftRandom }: Hand): Model {
  const { main, lining = main, button = "#f2eee6" } = fabric;
  const { knee, hem, hip } = legLines[cut.fit];
  const waist = { half: 16, height: 4.8, spread: 0.5, dip: 1.7 };
  const ribbed = cut.hem === "ribbed";
  const cuff = 6.4;
  const of = leg({
    waist,
    hip: 20.2 + hip,
    hipY: 20,
    crotch: 30,
    kneeY: 59,
    knee,
    hem,
    length: cut.length - (ribbed ? cuff : 0),
    sag: ribbed ? 0.5 : 0.9,
  });
  const knitted = main.kind === "sweat" || main.kind === "fleece" || main.kind === "fine-knit";
  const rib = knitted ? { ...main, motif: "fine-rib" as const } : main;
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const middle: Line[] = cut.seam
    ? [
        {
          path: polyline(of.at(0.55, 33), of.at(0.52, 60), of.at(0.5, of.shape.length)),
          kind: "seam",
          strength: 0.7,
        },
      ]
    : [];
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: knitted ? legDrapes.soft : legDrapes.crisp,
    folds: (chance) => [
      ...(ribbed ? cuffGathers(of, chance) : []),
      ...waistGathers(chance, { half: seamHalf * 0.5, y: seamY, count: 5, depth: 0.55, reach: 9 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
    ],
    lines: [
      ...slantPocket(of, { from: 2.4, depth: 16 }),
      ...middle,
      ...(ribbed ? [] : [1.8, 2.3].map((up) => ({ path: aboveHem(of, up), kind: "stitch" as const }))),
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  return {
    parts: [
      waistInside(waist, lining),
      under,
      upper,
      ...(ribbed ? onBothLegs(legCuff(of, { ...rib }, cuff, knitted ? 0.86 : 0.92)) : []),
      elasticBand(waist, main, random),
      ...(cut.cord === "visible" ? drawcord([0, topY(0) + waist.height * 0.52], button, random) : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 25] },
  };
}
