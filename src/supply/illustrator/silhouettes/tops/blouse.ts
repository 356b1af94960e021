import { type ArmStyle, arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { placket } from "../../blocks/placket.ts";
import { straightHem } from "../../blocks/shirt-hem.ts";
import { torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type BlouseNeckStyle, blouseNeck } from "./blouse-neck.ts";
import { blouseFabrics } from "./fabrics.ts";

export interface BlouseCut {
  readonly neck: BlouseNeckStyle;
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

function drawBlouse(cut: BlouseCut, fabric: Fabric, hand: Hand) {
  const { main, button = "#f1ebdf" } = fabric;
  const half = cut.neck === "popover" || cut.neck === "v-ruffle" ? 8 : 7.2;
  const torso = bodice({ womens: true, fit: cut.fit + 0.15, length: cut.length, neck: half, flare: 0.6 });
  const neck = blouseNeck(cut.neck, half, fabric, hand.random);
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
