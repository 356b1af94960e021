import {
  type Arm,
  type KnitVolume,
  knitFront,
  knitSleeves,
  knitTorso,
  ribHem,
  type SleevesRequest,
} from "../../blocks/knit-body.ts";
import { type KnitNeck, knitNeck, knitNeckHalf } from "../../blocks/knit-neck.ts";
import { metalColours } from "../../blocks/metal.ts";
import type { Torso } from "../../blocks/torso.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import type { Line, Model, Part, Trim } from "../../model/part.ts";
import type { Fabric, Hand } from "../silhouette.ts";
import { mitredNeck, veeDepths } from "./mitred-neck.ts";
import { ribOf } from "./yarns.ts";

export interface PulledOver extends Omit<KnitVolume, "neck" | "womens"> {
  readonly neck: KnitNeck;
  readonly arm: Exclude<Arm, "none">;
  /** Height of the ribs at the wrists and around the neck. */
  readonly cuff: number;
  readonly neckRib: number;
  readonly sleeveCloth?: SleevesRequest["cloth"];
  readonly join?: "groove" | "seam";
  /** Printed on the front. */
  readonly print?: (torso: Torso) => readonly Trim[];
  /** Laid on the front, below the neck. */
  readonly onFront?: (torso: Torso) => readonly Part[];
}

/** A knit or sweat without an opening down its front. */
export function pulledOver(of: PulledOver, fabric: Fabric, hand: Hand): Model {
  const { random, leftRandom, universe } = hand;
  const { main } = fabric;
  const rib = ribOf(fabric);
  const half = knitNeckHalf(of.neck);
  const neck =
    of.neck === "v" || of.neck === "deep-v"
      ? mitredNeck({ half, depth: veeDepths[of.neck], height: of.neckRib, body: main, rib })
      : knitNeck(
          of.neck,
          {
            body: main,
            rib,
            button: fabric.button ?? "#e9e3d6",
            metal: metalColours[fabric.metal ?? "steel"],
            height: of.neckRib,
          },
          random,
        );
  const torso = knitTorso({ ...of, womens: universe === "women", neck: half });
  const cloth = of.sleeveCloth ?? main;
  const { join = "groove", shoulder } = of;
  const sleeves = knitSleeves({ ...of, torso, cloth, rib, random, leftRandom, seam: neck.seam });
  const hem = wholeHem(torsoEdges(torso).hem);
  const hemStitches: Line[] =
    of.rib > 0 ? [] : [1.6, 2.1].map((up) => ({ path: hem.shift(0, -up), kind: "stitch" }));
  const body = knitFront({ torso, seam: neck.seam, shoulder, cloth: main, random, join, lines: hemStitches });
  return {
    parts: [
      ...neck.back,
      ...sleeves.parts,
      { ...body, trims: of.print?.(torso) ?? [] },
      ...(of.onFront?.(torso) ?? []),
      ...(of.rib > 0 ? ribHem(torso, of.rib, rib) : []),
      ...neck.front,
    ],
    main,
    ground: "wall",
    detail: { of: of.neck === "polo" || of.neck === "shawl" ? "collar" : "neckline", box: [-13, -8, 13, 24] },
  };
}
