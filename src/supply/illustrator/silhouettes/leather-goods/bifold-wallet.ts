import { laid } from "../../blocks/bag-laid.ts";
import { inset, roundedShape } from "../../blocks/bag-shape.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { card, slotEdge } from "./cards.ts";
import { smallHides, threadFor } from "./leathers.ts";

export interface BifoldWalletCut {
  readonly shown: "closed" | "open" | "ajar";
  /** Of the closed wallet. */
  readonly width: number;
  readonly height: number;
  readonly slots: number;
  readonly tilt: number;
}

export const bifoldWallet = silhouette<"bifold-wallet", BifoldWalletCut>({
  kind: "bifold-wallet",
  family: "small-leather",
  leaves: { men: ["C.2.1"], women: ["C.2.1"] },
  fabrics: smallHides,
  cut: (random, universe) => ({
    shown: random.pick(universe === "men" ? ["closed", "open", "ajar"] : ["ajar", "closed"]),
    ...(universe === "men"
      ? random.pick([
          { width: 11.4, height: 9.2 },
          { width: 10.2, height: 12.4 },
        ])
      : random.pick([
          { width: 10.6, height: 9 },
          { width: 9.6, height: 9.6 },
        ])),
    slots: random.pick([2, 3]),
    tilt: random.pick([0, 0, -7, 6]),
  }),
  finish: (main, _, random) => {
    const thread = threadFor(main, random);
    const own = lightness(main.colour) > 0.45 ? shadow(main.colour, 0.2) : light(main.colour, 0.1);
    return {
      contrast: {
        kind: "leather",
        colour: random.pick([main.colour, own, "#b48354"]),
        ...(thread && { thread }),
      },
    };
  },
  draw: drawWallet,
  words: () => ({}),
});

function drawWallet(cut: BifoldWalletCut, { main, contrast = main }: Fabric, hand: Hand) {
  const parts =
    cut.shown === "open"
      ? opened(cut, main, contrast)
      : closed(cut, main, contrast, hand, cut.shown === "ajar");
  const { width, height } = cut;
  return {
    parts: laid(parts, cut.tilt),
    main,
    ground: "wall" as const,
    detail: {
      of: "weave" as const,
      box: [-width / 2 - 0.5, -height / 2 - 0.5, width * 0.25, height / 2] as const,
    },
  };
}

const threadOf = ({ thread }: Cloth): Pick<Line, "colour"> => (thread ? { colour: thread } : {});

/** The front, and behind it the other half a little apart. */
function closed(
  { width, height }: BifoldWalletCut,
  main: Cloth,
  inner: Cloth,
  { random }: Hand,
  ajar: boolean,
): Part[] {
  const [half, up] = [width / 2, height / 2];
  const spread = ajar ? 1.5 : 0.28;
  const front = roundedShape(
    [-half, -up, 0.5, 0.06],
    [half, -up, 0.7],
    [half, up, 0.7, 0.06],
    [-half, up, 0.5],
  );
  const behind = roundedShape(
    [-half, -up + 0.1, 0.5],
    [half + spread, -up - spread * 0.5, 0.7],
    [half + spread, up - spread * 0.3, 0.7],
    [-half, up - 0.1, 0.5],
  );
  const at = (u: number, v: number): [number, number] => [-half + u * width, -up + v * height];
  const leaf: Part = {
    outline: behind,
    cloth: main,
    role: "back",
    light: -0.14,
    lines: [{ path: inset(behind, 0.3), kind: "stitch", strength: 0.5, ...threadOf(inner) }],
  };
  const lining: Part = {
    outline: roundedShape(
      [-half + 0.2, -up + 0.2, 0.4],
      [half + spread * 0.72, -up + 0.1 - spread * 0.3, 0.6],
      [half + spread * 0.72, up - spread * 0.34, 0.6],
      [-half + 0.2, up - 0.2, 0.4],
    ),
    cloth: inner,
    role: "lining",
    inside: 0.2,
    flat: true,
  };
  const notes: Part = {
    outline: polyline(
      [-half + 1.4, -up + 1],
      [-half + 1.2, -up - 0.5],
      [half - 0.6, -up - 0.62],
      [half - 0.4, -up + 1],
    ).close(),
    cloth: { kind: "poplin", colour: "#c9c4b2" },
    role: "lining",
    flat: true,
    lines: [{ path: polyline([-half + 1.3, -up - 0.2], [half - 0.5, -up - 0.32]), kind: "fine" }],
  };
  const cover: Part = {
    outline: front,
    cloth: main,
    role: "front",
    lift: 0.42,
    folds: [
      { spine: bow(at(0.05, 0.08), at(0.045, 0.92), 0.01), width: 0.34, depth: 0.8 },
      { spine: bow(at(0.12, 0.06), at(0.115, 0.94), 0.01), width: 0.26, depth: -0.42 },
      {
        spine: bow(at(0.3, 0.14), at(0.26 + random.sway(0.04), 0.86), 0.04),
        width: width * 0.09,
        depth: 0.34,
      },
      { spine: bow(at(0.78, 0.9), at(0.94, 0.4), 0.1), width: width * 0.05, depth: -0.28 },
    ],
    lines: [{ path: inset(front, 0.34), kind: "stitch", ...threadOf(inner) }],
  };
  return ajar ? [leaf, lining, notes, cover] : [leaf, cover];
}

/** Laid open: two halves, their slots and what is in them. */
function opened({ width, height, slots }: BifoldWalletCut, main: Cloth, inner: Cloth): Part[] {
  const up = height / 2;
  const outer = roundedShape([-width, -up, 0.6], [width, -up, 0.6], [width, up, 0.6], [-width, up, 0.6]);
  const ground: Part = {
    outline: outer,
    cloth: main,
    role: "body",
    lift: 0.3,
    lines: [{ path: inset(outer, 0.28), kind: "stitch", ...threadOf(inner) }],
  };
  const halfPanel = (side: number): Part[] => {
    const [left, right] = side < 0 ? [-width + 0.5, -0.45] : [0.45, width - 0.5];
    const top = -up + 0.75;
    const panel: Part = {
      outline: roundedShape(
        [left, top, 0.2],
        [right, top, 0.2],
        [right, up - 0.4, 0.5],
        [left, up - 0.4, 0.5],
      ),
      cloth: inner,
      role: "body",
      lift: 0.14,
      flat: true,
    };
    const pitch = (height - 3.4) / slots;
    const pockets = Array.from({ length: slots }, (_, i): Part[] => {
      const y = top + 1.5 + i * pitch;
      const hasCard = (i + (side > 0 ? 1 : 0)) % 2 === 0;
      return [
        ...(hasCard ? [card(left + 0.35, right - 0.35, y - 0.75, y + 2, i + (side > 0 ? 2 : 0))] : []),
        {
          outline: slotEdge(left, right, y, i === slots - 1 ? "scoop" : "straight")
            .lineTo([right, up - 0.45], [left, up - 0.45])
            .close(),
          cloth: inner,
          role: "body",
          lift: 0.2,
          flat: true,
          lines: [
            {
              path: slotEdge(left + 0.1, right - 0.1, y + 0.22, i === slots - 1 ? "scoop" : "straight"),
              kind: "stitch",
              ...threadOf(inner),
            },
          ],
        },
      ];
    });
    return [panel, ...pockets.flat()];
  };
  const spine: Part = {
    outline: roundedShape([-0.55, -up, 0.1], [0.55, -up, 0.1], [0.55, up, 0.1], [-0.55, up, 0.1]),
    cloth: main,
    role: "body",
    edge: 0.5,
    lines: [{ path: spline([-0.1, -up + 0.1], [0.05, 0], [-0.1, up - 0.1]), kind: "groove", strength: 0.8 }],
  };
  return [ground, ...halfPanel(-1), ...halfPanel(1), spine];
}
