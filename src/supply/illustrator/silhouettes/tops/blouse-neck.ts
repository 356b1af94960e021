import { gathers } from "../../blocks/gathers.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import type { Fabric } from "../silhouette.ts";

/**
 * `bow` is tied at the throat, `popover` an open V without buttons, `ruffle` a frill around the neck and
 * down the front, `gathered` a band the front is gathered into.
 */
export type BlouseNeckStyle = "bow" | "peter-pan" | "gathered" | "popover" | "ruffle" | "v-ruffle";

export interface BlouseNeck {
  readonly seam: Path;
  readonly back: Part[];
  readonly front: Part[];
  readonly folds: Fold[];
  readonly lines: Line[];
  /** Where the buttons begin, if it is buttoned. */
  readonly buttonsFrom?: number;
}

export function blouseNeck(neck: BlouseNeckStyle, half: number, fabric: Fabric, random: Random): BlouseNeck {
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
