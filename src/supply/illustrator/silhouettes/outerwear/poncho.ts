import { standingHood } from "../../blocks/hood.ts";
import { pocketFlap } from "../../blocks/jacket-pockets.ts";
import { buttonBand, buttonsDown } from "../../blocks/jacket-shell.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { corner, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PonchoCut {
  readonly length: number;
  /** Half-width where it is widest. */
  readonly width: number;
  readonly front: "placket" | "open-down";
  readonly pockets: boolean;
  readonly surface: "opaque" | "clear";
}

export const poncho = silhouette<"poncho", PonchoCut>({
  kind: "poncho",
  family: "coat",
  weight: 0.4,
  leaves: { men: ["A.5.5"], women: ["A.5.5"] },
  fabrics: [
    {
      kind: "ripstop",
      weight: 3,
      material: "nylon",
      dyes: ["earth", "classic", "bright"],
      motifs: [
        ["plain", 4],
        ["camouflage", 1],
      ],
    },
    {
      kind: "nylon",
      weight: 3,
      material: "polyester",
      dyes: ["bright", "pastel", "classic"],
      motifs: [
        ["plain", 4],
        ["polka-dot", 1],
        ["wide-stripe", 1],
      ],
    },
    { kind: "rubber", weight: 1, material: "rubber", dyes: ["classic", "earth"] },
  ],
  cut: (random, universe) => ({
    length: random.pick(universe === "men" ? [88, 98] : [76, 88]),
    width: random.pick([34, 38, 42]),
    front: random.pick(["placket", "open-down"]),
    pockets: random.chance(0.5),
    surface: random.chance(0.15) ? "clear" : "opaque",
  }),
  finish: (main) => ({
    lining: { kind: "nylon", colour: shadow(main.colour, 0.2) },
    button: lightness(main.colour) < 0.4 ? light(main.colour, 0.2) : shadow(main.colour, 0.3),
  }),
  draw: drawPoncho,
  words: ({ length }) => ({
    neckline: "hooded",
    length: length > 84 ? "long" : "regular",
    closure: "button",
  }),
});

function drawPoncho(cut: PonchoCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, button = "#26272a" } = fabric;
  const half = 8;
  const hood = standingHood(
    { half, depth: 7, height: 22.5, width: 12.2, fronts: "meeting", cloth: main, lining, hem: 2 },
    hand.random,
    hand.leftRandom,
  );
  const { width: w, length: l } = cut;
  const shape = (grow: number) =>
    spline(
      [half, 0, "*"],
      [15, 3.2],
      [21.4, 9.5],
      [mix(w, 0.74), 27],
      [mix(w, 0.9), 46],
      corner([w + grow, l * 0.74]),
      [w * 0.86 + grow, l * 0.79],
      [w * 0.5, l * 0.93],
      [w * 0.2, l * 0.99],
      [w * 0.05, l],
      [0, l],
    );
  const outline = (grow: number, drop: number) => {
    const right = shape(grow).map(([x, y]) => [x, y > 40 ? y + drop : y]);
    return hood.seam.to(right).to(right.mirror().reverse()).close();
  };
  const edge = shape(0);
  const stitch = spline(...edge.points(7, 0.72, 1).map(([x, y]) => [x * 0.97, y - 1.6] as const));
  const body: Part = {
    outline: outline(0, 0),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [...drape(cut, hand.random, 1), ...drape(cut, hand.leftRandom, -1)],
    lines: [
      { path: stitch, kind: "stitch" },
      { path: stitch.mirror(), kind: "stitch" },
    ],
    trims: [0.52, 0.62].flatMap((share) => {
      const [x, y] = edge.at(share);
      return [-1, 1].map((side) => ({
        kind: "button" as const,
        at: [side * (x - 2.2), y] as const,
        radius: 0.75,
        colour: button,
        style: "snap" as const,
      }));
    }),
  };
  const back: Part = { outline: outline(-1.4, 3.2), cloth: main, role: "back", inside: 0.34, flat: true };
  const low = cut.front === "placket" ? 34 : l - 0.6;
  const flap = pocketFlap("square", { x: 5, y: l * 0.52, width: 14, height: 6 }, { cloth: main });
  const parts: Part[] = [
    ...hood.back,
    back,
    body,
    ...(cut.pockets ? [flap, mirrorPart(flap)] : []),
    buttonBand({
      width: 4.2,
      top: 7.2,
      bottom: low,
      cloth: main,
      buttons: buttonsDown(cut.front === "placket" ? 3 : 6, 11, low - 4, {
        radius: 0.8,
        colour: button,
        style: "snap",
      }),
    }),
    ...hood.front,
  ];
  return {
    parts: cut.surface === "clear" ? parts.map((part) => ({ ...part, sheer: 0.42 })) : parts,
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-17, -26, 17, 16.5] as const },
  };
}

const mix = (width: number, share: number): number => 8 + (width - 8) * share;

/** Everything falls from the shoulder and spreads. */
function drape({ width: w, length: l }: PonchoCut, random: Random, side: number): Fold[] {
  return [0.2, 0.42, 0.62, 0.82, 0.96].map((share, i) => {
    const from = [side * (9 + share * 11), 5 + share * 8 + random.between(0, 8)] as const;
    const to = [side * w * share + random.sway(1.4), l * (1 - 0.24 * share ** 1.4)] as const;
    return {
      spine: bow(from, to, side * random.between(-0.05, 0.01)),
      width: random.between(1.1, 2.1),
      depth: i % 2 === 0 ? -random.between(0.4, 0.6) : 0.5,
      swell: i === 4 ? "both" : "end",
    };
  });
}
