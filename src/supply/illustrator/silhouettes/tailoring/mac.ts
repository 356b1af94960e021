import { buttonsBetween, type CoatShell, coatArm, coatBody, coatSleeves } from "../../blocks/coat-shell.ts";
import { turnedCollar } from "../../blocks/jacket-collars.ts";
import { aboveEnd } from "../../blocks/sleeve.ts";
import { closedFor, tailoredTorso } from "../../blocks/tailored-body.ts";
import { hipMouth, hipPocket } from "../../blocks/tailored-pocket.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import { polyline } from "../../geometry/spline.ts";
import { mirrorPart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { finer, rainCloths, trenchLining } from "./cloths.ts";

export interface MacCut {
  readonly fit: number;
  readonly length: number;
  readonly flare: number;
  readonly shoulder: "raglan" | "set-in";
  /** Buttons that show, or a fly that hides them. */
  readonly closing: "buttons" | "fly";
  readonly pocket: "slant" | "flap";
  readonly collar: number;
}

export const mac = silhouette<"mac", MacCut>({
  kind: "mac",
  family: "coat",
  leaves: { men: ["A.5.2"], women: ["A.5.2"] },
  fabrics: rainCloths,
  cut: (random, universe) => ({
    fit: random.between(0.1, 1),
    length: random.pick(universe === "men" ? [92, 100, 108] : [86, 98, 110, 118]),
    flare: random.pick([2, 4, 6]),
    shoulder: random.chance(0.75) ? "raglan" : "set-in",
    closing: random.chance(0.5) ? "fly" : "buttons",
    pocket: random.chance(0.8) ? "slant" : "flap",
    collar: random.pick([1.05, 1.2, 1.4]),
  }),
  finish: (main) => ({ lining: trenchLining(main), button: "#4a3524" }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = trenchLining(main), button = "#4a3524" } = fabric;
    const block = tailoredTorso(hand.universe, { ...cut, fit: cut.fit + 0.2, waist: 0 });
    // A raglan shoulder is rounder and a little narrower.
    const torso =
      cut.shoulder === "raglan"
        ? { ...block, shoulder: block.shoulder - 1.3, drop: block.drop + 0.9 }
        : block;
    const collar = turnedCollar({ half: torso.neck + 0.3, cloth: main, lining, open: 0, size: cut.collar });
    const hem = wholeHem(torsoEdges(torso).hem);
    const shell: CoatShell = {
      torso,
      seam: collar.seam,
      shoulder: cut.shoulder,
      cloth: main,
      overlap: 2.2,
      flutes: 0.36,
      stitched: cut.closing === "fly" ? 0 : 0.6,
      lines: [
        { path: hem.shift(0, -2.6), kind: "stitch", strength: 0.5 },
        ...(cut.closing === "fly"
          ? [{ path: polyline([3.2, 8], [3.6, torso.length - 22]), kind: "stitch" as const, strength: 0.7 }]
          : []),
      ],
      ...(cut.closing === "buttons" && {
        trims: buttonsBetween(15, Math.min(72, torso.length - 24), 4, button),
      }),
    };
    const arm = coatArm(torso, hand.universe === "women", cut.fit);
    const pocket = hipPocket(cut.pocket, hipMouth(59, 18.6 + cut.fit * 2), main);
    const parts = [
      ...collar.back,
      ...coatSleeves(shell, arm, hand, [{ path: aboveEnd(arm, 3), kind: "stitch", strength: 0.5 }]),
      coatBody(shell, hand),
      ...pocket,
      ...pocket.map((part) => mirrorPart(part)),
      ...collar.front,
    ];
    return {
      parts: closedFor(hand.universe, parts),
      main,
      ground: "wall",
      detail: { of: "collar", box: [-14, -6, 14, 29] },
    };
  },
  words: ({ length }) => ({
    collar: "classic",
    sleeve: "long",
    closure: "button",
    length: length > 112 ? "maxi" : length > 98 ? "long" : "midi",
  }),
});
