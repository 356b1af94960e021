import { laceUp } from "../../blocks/lace-up.ts";
import { aboveHem, besideSeam, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { swimFinish, swimShortFabrics } from "./swim-cloths.ts";

export interface BoardShortsCut {
  readonly inseam: number;
  /** A panel at the side, a broad stripe around the hem, or one cloth. */
  readonly blocks: "side" | "hem" | "none";
}

/** Fixed waist that laces up, long and straight legs. */
export const boardShorts = silhouette<"board-shorts", BoardShortsCut>({
  kind: "board-shorts",
  family: "shorts",
  leaves: { men: ["F.4.1"] },
  fabrics: swimShortFabrics,
  cut: (random) => ({
    inseam: random.pick([16, 20, 25]),
    blocks: random.pick(["side", "hem", "none"]),
  }),
  finish: swimFinish,
  draw: drawBoardShorts,
  words: () => ({ rise: "mid", length: "regular", closure: "tie" }),
});

function drawBoardShorts(cut: BoardShortsCut, fabric: Fabric, { random, leftRandom }: Hand): Model {
  const { main, contrast = main } = fabric;
  const crotch = 28;
  const waist = { half: 16.4, height: 4, spread: 0.6, dip: 1.8 };
  const { topY, seamY } = waistEdges(waist);
  const of = leg({
    waist,
    hip: 20,
    hipY: crotch - 9,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [20.6 + cut.inseam * 0.06, 1],
    length: crotch + cut.inseam,
    sag: 1,
    lift: 0.6,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.crisp, falls: 2, drags: 3, amount: 0.9 },
    lines: [
      { path: aboveHem(of, 1.8), kind: "stitch" },
      {
        path: besideSeam(of, "outer", 1.3, waist.height + 2, of.shape.length - 2),
        kind: "stitch",
        strength: 0.5,
      },
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.9 }],
  });
  const added = cut.blocks === "none" ? [] : [blockOf(cut.blocks, of, contrast)];
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      ...added,
      ...added.map((part) => mirrorPart(part)),
      waistband(waist, main, {
        lines: [0.6, waist.height - 0.5].map((down) => ({
          path: smooth(
            [-1, -0.5, 0, 0.5, 1].map((u) => [u * (waist.half + down * 0.15), topY(u * waist.half) + down]),
          ),
          kind: "stitch",
        })),
      }),
      ...laceUp({
        from: topY(0) + 0.9,
        until: seamY(0) + 4.6,
        half: 1.3,
        colour: lightness(main.colour) < 0.6 ? "#ece7dc" : shadow(main.colour, 0.55),
        random,
      }),
    ],
    main,
    ground: "wall",
    detail: { of: "closure", box: [-12, -3, 12, 24] },
  };
}

function blockOf(which: "side" | "hem", of: ReturnType<typeof leg>, cloth: Part["cloth"]): Part {
  const { length, waist, lift = 0 } = of.shape;
  if (which === "hem") {
    const low = of.hem;
    const [hemOuter, hemInner] = of.shape.hem;
    // The leg is narrower or wider here than at the hem: the stripe keeps to its edges.
    const high = low.map(([x, y]) => of.at((x - hemInner) / (hemOuter - hemInner), y - 6.5));
    return {
      outline: low.to(high.reverse()).close(),
      cloth,
      role: "front",
      lines: [
        { path: high, kind: "seam" },
        { path: aboveHem(of, 1.8), kind: "stitch" },
      ],
    };
  }
  const bottom = length - lift;
  const down = (across: number, from: number, until: number) =>
    smooth(Array.from({ length: 8 }, (_, i) => of.at(across, mix(from, until, i / 7))));
  const inner = down(0.76, waist.height + 0.6, bottom + 0.5);
  const outer = down(1.004, bottom, waist.height + 0.2);
  return { outline: inner.to(outer).close(), cloth, role: "front", lines: [{ path: inner, kind: "seam" }] };
}
