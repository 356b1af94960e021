import { type ArmStyle, arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { gathers } from "../../blocks/gathers.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { placket } from "../../blocks/placket.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { straightHem } from "../../blocks/shirt-hem.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { blouseFabrics } from "./fabrics.ts";

export interface BlouseCut {
  /**
   * `bow` is tied at the throat, `popover` an open V without buttons, `ruffle` a frill around the neck and
   * down the front, `gathered` a band the front is gathered into.
   */
  readonly neck: "bow" | "peter-pan" | "gathered" | "popover" | "ruffle" | "v-ruffle";
  readonly sleeve: "puff" | "balloon" | "bishop" | "bell" | "cuffed" | "elbow";
  readonly fit: number;
  readonly length: number;
}

const blousy: readonly ArmStyle[] = ["puff", "balloon"];

export const blouse = silhouette<"blouse", BlouseCut>({
  kind: "blouse",
  family: "womens-top",
  leaves: { women: ["A.1.3"] },
  fabrics: blouseFabrics,
  cut: (random) => ({
    neck: random.pick(["bow", "peter-pan", "gathered", "popover", "ruffle", "v-ruffle"]),
    sleeve: random.pick(["puff", "balloon", "bishop", "bishop", "cuffed", "bell", "elbow"]),
    ...random.pick([
      { fit: -0.3, length: 58 },
      { fit: 0.1, length: 62 },
      { fit: 0.5, length: 64 },
      { fit: 0.2, length: 52 },
    ]),
  }),
  finish: (main, { neck }, random) => ({
    button: "#f1ebdf",
    // A white collar on a coloured blouse, now and then.
    ...(neck === "peter-pan" &&
      random.chance(0.35) && { contrast: { kind: "poplin", colour: trimColour(main, random) } }),
  }),
  draw: drawBlouse,
  words: ({ neck, sleeve, length }) => ({
    ...(neck === "peter-pan" && { collar: "peter-pan" as const }),
    ...(neck === "gathered" && { collar: "mandarin" as const }),
    neckline:
      neck === "popover" || neck === "v-ruffle"
        ? "v-neck"
        : neck === "ruffle" || neck === "bow"
          ? "high"
          : "round",
    sleeve: sleeve === "puff" || sleeve === "balloon" ? "puff" : sleeve === "elbow" ? "elbow" : "long",
    length: length < 55 ? "cropped" : "regular",
    closure: neck === "popover" || neck === "v-ruffle" ? "pull-on" : neck === "bow" ? "tie" : "button",
  }),
});

interface NeckParts {
  readonly seam: Path;
  readonly back: Part[];
  readonly front: Part[];
  readonly folds: Fold[];
  readonly lines: Line[];
  /** Where the buttons begin, if it is buttoned. */
  readonly buttonsFrom?: number;
}

function drawBlouse(cut: BlouseCut, fabric: Fabric, hand: Hand) {
  const { main, button = "#f1ebdf" } = fabric;
  const half = cut.neck === "popover" || cut.neck === "v-ruffle" ? 8 : 7.2;
  const torso = bodice({ womens: true, fit: cut.fit + 0.15, length: cut.length, neck: half, flare: 0.6 });
  const neck = neckOf(cut, half, fabric, hand);
  const { armhole } = torsoEdges(torso);
  const hem = straightHem(torso);
  const body: Part = {
    outline: torsoOutline(torso, neck.seam, { hem }),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [...torsoFolds(torso, hand.random), ...neck.folds],
    lines: [
      { path: armhole, kind: "seam" },
      { path: armhole.mirror(), kind: "seam" },
      { path: hem.shift(0, -1), kind: "stitch" },
      { path: hem.mirror().shift(0, -1), kind: "stitch" },
      ...neck.lines,
    ],
  };
  const style = cut.sleeve;
  return {
    parts: [
      ...neck.back,
      ...arms(
        { style, torso, fit: blousy.includes(style) ? 0 : cut.fit + 0.2, womens: true, cloth: main, button },
        hand,
      ),
      body,
      ...(neck.buttonsFrom === undefined
        ? []
        : [
            placket({
              from: neck.buttonsFrom,
              until: torso.length + 1.05,
              cloth: main,
              width: 2.8,
              buttons: {
                colour: button,
                first: neck.buttonsFrom + 5.4,
                pitch: 6.4,
                radius: 0.46,
                style: "pearl",
              },
            }),
          ]),
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -7, 13, 25] as const },
  };
}

function neckOf({ neck }: BlouseCut, half: number, fabric: Fabric, { random }: Hand): NeckParts {
  const { main, contrast = main, button = "#f1ebdf" } = fabric;
  const plain = { folds: [], lines: [] };
  switch (neck) {
    case "peter-pan": {
      const collar = shirtCollar({ style: "peter-pan", half, cloth: contrast, inside: main, button });
      return { ...plain, seam: collar.neck, back: collar.back, front: collar.front, buttonsFrom: 3.4 };
    }
    case "gathered":
    case "bow": {
      const collar = shirtCollar({ style: "band", half, cloth: main, button, stitched: false });
      const bow = neck === "bow";
      return {
        seam: collar.neck,
        back: collar.back,
        front: [
          ...collar.front,
          ...(bow ? tiedBow({ at: [0, 5.2], cloth: main, loops: 8.6, tails: 25, width: 4.6 }, random) : []),
        ],
        folds: gathers(collar.neck, { from: 0.1, until: 0.9, count: bow ? 6 : 11, length: 13 }, random),
        lines: [],
        buttonsFrom: 4.6,
      };
    }
    case "popover": {
      const seam = openNeck("v", half, 17);
      const facing = besideNeck(seam, half, 2);
      return {
        seam,
        back: [neckBack(seam, half, 2.4, main)],
        front: [
          { outline: seam.to(facing.reverse()).close(), cloth: main, role: "collar", lift: 0.2, flat: true },
        ],
        folds: gathers(spline([-13, 6], [-10, 5]), { count: 3, length: 12 }, random).concat(
          gathers(spline([10, 5], [13, 6]), { count: 3, length: 12 }, random),
        ),
        lines: [],
      };
    }
    case "ruffle": {
      const collar = shirtCollar({ style: "band", half, cloth: main, button, stitched: false });
      const frill = (x: number, side: 1 | -1): Part =>
        ruffle(
          {
            along: spline([x, 5.4], [x, 20], [x, 38]),
            // Widest on the chest, running out below it.
            depth: (share) => 0.7 + 2.9 * Math.sin(Math.PI * (share * 0.82 + 0.18)),
            waves: 8,
            cloth: main,
            falls: "normal",
            side,
            lift: 0.4,
          },
          random,
        );
      const rim = spline([-6.2, -3.4], [-4.8, -1], [-2.8, 1.3], [0, 2.4], [2.8, 1.3], [4.8, -1], [6.2, -3.4]);
      return {
        ...plain,
        seam: collar.neck,
        back: collar.back,
        front: [
          frill(1.4, -1),
          frill(-1.4, 1),
          ...collar.front,
          ruffle(
            { along: rim, depth: 2.5, waves: 8, cloth: main, falls: "down", spread: 1.16, lift: 0.5 },
            random,
          ),
        ],
        buttonsFrom: 4.6,
      };
    }
    case "v-ruffle": {
      const seam = openNeck("v", half, 18);
      return {
        seam,
        back: [neckBack(seam, half, 2.4, main)],
        front: [
          ruffle(
            {
              along: seam,
              depth: (share) => 5.4 - 2 * Math.abs(share - 0.5),
              waves: 9,
              cloth: main,
              falls: "normal",
              side: 1,
              lift: 0.5,
            },
            random,
          ),
        ],
        folds: [],
        lines: [],
      };
    }
  }
}
