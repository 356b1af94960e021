import type { Universe } from "#vocabulary/universe.ts";
import type { LapelKind } from "../../blocks/lapel.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { dressButton, type JacketShape, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { HipPocket } from "../../blocks/tailored-pocket.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";
import { jacketings, liningFor } from "./cloths.ts";

/** A double-breasted jacket is cut straight; a single one has one to three buttons. */
type Front =
  | {
      readonly front: "single";
      readonly buttons: number;
      readonly lapel: LapelKind;
      readonly cutaway: boolean;
    }
  | { readonly front: "double"; readonly buttons: number; readonly lapel: "peak" | "shawl" };

export type BlazerCut = Front & {
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** 0 straight … 1 nipped */
  readonly waist: number;
  readonly length: number;
  readonly lapelWidth: number;
  readonly pocket: HipPocket;
  readonly breast: boolean;
  readonly cuffButtons: number;
  /** Sleeves turned up show as a cuff. */
  readonly turned: boolean;
};

export const blazer = silhouette<"blazer", BlazerCut>({
  kind: "blazer",
  family: "jacket",
  leaves: { men: ["A.4.1"], women: ["A.4.1"] },
  fabrics: jacketings,
  cut: blazerCut,
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const { inside, outside } = tailoredJacket(
      blazerShape(cut, hand.universe),
      {
        main: fabric.main,
        lining: fabric.lining ?? liningFor(fabric.main),
        button: fabric.button ?? dressButton(fabric.main),
      },
      hand,
    );
    return {
      parts: [...inside, ...outside],
      main: fabric.main,
      ground: "wall",
      detail: { of: "collar", box: [-14, -6, 14, 29] },
    };
  },
  words: ({ front, lapel, length }) => ({
    collar: lapel,
    sleeve: "long",
    closure: front === "double" ? "double-breasted" : "button",
    length: length < 58 ? "cropped" : length > 79 ? "long" : "regular",
  }),
});

/** What shops offer: slim and classic, soft and roomy; women's also nipped, cropped and borrowed from him. */
function blazerCut(random: Random, universe: Universe): BlazerCut {
  const double = random.chance(universe === "men" ? 0.27 : 0.4);
  const front: Front = double
    ? { front: "double", buttons: random.pick([2, 2, 3]), lapel: random.chance(0.88) ? "peak" : "shawl" }
    : {
        front: "single",
        buttons: random.pick(universe === "men" ? [1, 2, 2, 2, 3] : [1, 1, 2, 2, 3]),
        lapel: random.pick(["notch", "notch", "notch", "peak", universe === "men" ? "notch" : "shawl"]),
        cutaway: random.chance(0.85),
      };
  const shape = random.pick(universe === "men" ? mensShapes : womensShapes);
  return {
    ...front,
    ...shape,
    length: shape.length + random.sway(1.5),
    lapelWidth: random.pick([-1.2, 0, 0, 0.8, 1.6]),
    pocket: random.pick(["flap", "flap", "patch", "patch", "jetted"]),
    breast: random.chance(universe === "men" ? 0.85 : 0.35),
    cuffButtons: random.pick([0, 2, 3, 4, 4]),
    turned: universe === "women" && random.chance(0.12),
  };
}

type Shape = Pick<BlazerCut, "fit" | "waist" | "length">;
const mensShapes: [Shape, ...Shape[]] = [
  { fit: -0.55, waist: 1, length: 72 },
  { fit: 0, waist: 0.8, length: 75 },
  { fit: 0, waist: 0.8, length: 75 },
  { fit: 0.35, waist: 0.35, length: 75 },
  { fit: 1, waist: 0, length: 77 },
];
const womensShapes: [Shape, ...Shape[]] = [
  { fit: -0.35, waist: 1.15, length: 63 },
  { fit: -0.1, waist: 1, length: 67 },
  { fit: 0, waist: 0.9, length: 50 },
  { fit: 0.55, waist: 0.3, length: 71 },
  { fit: 1.25, waist: 0, length: 76 },
  { fit: 0.9, waist: 0.1, length: 82 },
];

export function blazerShape(cut: BlazerCut, universe: Universe): JacketShape {
  const torso = tailoredTorso(universe, { ...cut, flare: cut.waist > 0.7 ? 0.6 : 0 });
  const short = cut.length < 58;
  const usual = universe === "men" ? 38 : 36;
  const single = cut.front === "single";
  // A nipped front has room for pockets only on the hip; a double one must reach less far across, too.
  const nipped = universe === "women" && cut.waist > 0.5;
  const tight = nipped && !single;
  const top = single ? usual + (cut.buttons === 1 ? 3 : cut.buttons === 3 ? -8 : 0) : usual - 1;
  return {
    torso,
    front: cut.front,
    breakY: short ? Math.min(top, cut.length - (cut.buttons > 1 ? 17 : 11)) : top,
    rows: cut.buttons,
    pitch: single ? 10.2 : cut.buttons > 2 ? 9.6 : 11,
    lapel: cut.lapel,
    lapelWidth: cut.lapelWidth + Math.max(0, cut.fit) * 0.6,
    hem: single && cut.cutaway ? "cutaway" : single ? "rounded" : "straight",
    pocket: short ? (tight ? "none" : "jetted") : cut.pocket,
    pocketY: short ? cut.length - 9 : universe === "men" ? 50 : tight ? 51 : nipped ? 48.5 : 46,
    ...(tight && { overlap: 5.6 }),
    breast: cut.breast && !short,
    sleeve: {
      longer: cut.fit > 0.8 ? 1.5 : 0,
      wider: cut.fit * 1.1,
      buttons: cut.cuffButtons,
      turned: cut.turned ? 6 : 0,
    },
  };
}
