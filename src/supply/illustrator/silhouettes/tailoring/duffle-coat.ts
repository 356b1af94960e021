import { type CoatShell, coatArm, coatBody, coatSleeves } from "../../blocks/coat-shell.ts";
import { standingHood } from "../../blocks/hood.ts";
import { aboveEnd } from "../../blocks/sleeve.ts";
import { closedFor, tailoredTorso } from "../../blocks/tailored-body.ts";
import { hipPocket } from "../../blocks/tailored-pocket.ts";
import { toggle } from "../../blocks/toggles.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import type { Colour } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import { mirrorPart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { finer, liningFor } from "./cloths.ts";

export interface DuffleCoatCut {
  readonly fit: number;
  readonly length: number;
  readonly flare: number;
  readonly toggles: 3 | 4;
  readonly horn: "horn" | "wood";
  readonly pocket: "patch" | "patch-flap";
}

const horns: Record<DuffleCoatCut["horn"], Colour> = { horn: "#5b4330", wood: "#a97c4f" };

export const duffleCoat = silhouette<"duffle-coat", DuffleCoatCut>({
  kind: "duffle-coat",
  family: "coat",
  leaves: { men: ["A.5.1"], women: ["A.5.1"] },
  fabrics: [
    { kind: "felt", weight: 4, material: "wool", dyes: ["classic", "earth"] },
    {
      kind: "wool",
      weight: 4,
      material: "wool",
      dyes: ["classic", "earth", "neutral"],
      motifs: [
        ["plain", 6],
        ["tartan", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    fit: random.between(0.1, 0.9),
    length: random.pick(universe === "men" ? [86, 92, 98] : [78, 86, 96]),
    flare: random.pick([1, 3]),
    toggles: random.pick([3, 4, 4]),
    horn: random.pick(["horn", "horn", "wood"]),
    pocket: random.pick(["patch", "patch-flap"]),
  }),
  finish: (main) => ({ lining: liningFor(main), contrast: { kind: "leather", colour: "#3f2d22" } }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = liningFor(main), contrast = { kind: "leather", colour: "#3f2d22" } } = fabric;
    const torso = tailoredTorso(hand.universe, { ...cut, fit: cut.fit + 0.2, waist: 0 });
    const hood = standingHood(
      {
        half: torso.neck + 0.5,
        depth: 8,
        height: 23,
        width: 13,
        fronts: "crossed",
        cloth: main,
        lining,
        hem: 2,
      },
      hand.random,
      hand.leftRandom,
    );
    const hem = wholeHem(torsoEdges(torso).hem);
    // A yoke over the shoulders, as on the coats of sailors.
    const yoke = spline(
      [-torso.underarm + 0.6, torso.underarmY - 6],
      [0, torso.underarmY - 4.6],
      [torso.underarm - 0.6, torso.underarmY - 6],
    );
    const shell: CoatShell = {
      torso,
      seam: hood.seam,
      shoulder: "set-in",
      cloth: main,
      overlap: 5.2,
      flutes: 0.32,
      stitched: 0.6,
      lines: [
        { path: hem.shift(0, -2.4), kind: "stitch", strength: 0.5 },
        { path: yoke, kind: "seam", strength: 0.8 },
        { path: yoke.shift(0, -0.7), kind: "stitch", strength: 0.5 },
      ],
    };
    const arm = coatArm(torso, hand.universe === "women", cut.fit + 0.4);
    const side = mix(torso.waist, torso.hem, 0.4);
    const pocketY = torso.length * 0.6;
    const pockets = hipPocket(
      cut.pocket,
      { inner: [side - 12.2, pocketY], outer: [side - 1.9, pocketY - 0.9] },
      main,
    );
    const last = pocketY - 2;
    const rows = Array.from({ length: cut.toggles }, (_, i) => mix(17, last, i / (cut.toggles - 1)));
    const parts = [
      ...hood.back,
      ...coatSleeves(shell, arm, hand, [{ path: aboveEnd(arm, 2.6), kind: "stitch", strength: 0.5 }]),
      coatBody(shell, hand),
      ...pockets,
      ...pockets.map((part) => mirrorPart(part)),
      ...hood.front,
      ...rows.flatMap((y) => toggle(y, contrast, horns[cut.horn])),
    ];
    return {
      parts: closedFor(hand.universe, parts),
      main,
      ground: "wall",
      detail: { of: "closure", box: [-14, 6, 14, 41] },
    };
  },
  words: ({ length }) => ({
    neckline: "hooded",
    sleeve: "long",
    closure: "button",
    length: length > 94 ? "midi" : "regular",
  }),
});
