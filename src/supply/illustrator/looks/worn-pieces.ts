import { type BackdropName, backdrops, wallsFor } from "../cloth/dyes.ts";
import { modelOf, partedOf } from "../garment.ts";
import { randomFrom } from "../random.ts";
import { seenAtNeck } from "./figure.ts";
import type { Look, LookPiece } from "./look.ts";

/** The quiet walls: before each of them a whole look keeps the eye. */
const quiet: readonly [BackdropName, ...BackdropName[]] = [
  "bone",
  "chalk",
  "greige",
  "mist",
  "sand",
  "sage",
  "clay",
  "blush",
];

/** Pieces that are sold, as one picture: what is worn over something on it, the rest beside. */
export function wornPieces(pieces: readonly LookPiece[], seed: string): Look {
  return { pieces, layout: layoutOf(pieces), ratio: "4:5", backdrop: backdrops[wallOf(pieces, seed)], seed };
}

/** Centimetres of a top that show in the opening of a jacket worn over it. */
const wellSeen = 9;

/**
 * A jacket that opens is worn over its top, a suit over its shirt. Whatever would hide what is below it lies beside: a
 * coat, a jacket that closes up to the neck.
 */
function layoutOf(pieces: readonly LookPiece[]): Look["layout"] {
  const of = (slot: LookPiece["slot"]) => pieces.find((piece) => piece.slot === slot)?.garment;
  const [top, bottom, layer, whole] = [of("top"), of("bottom"), of("layer"), of("one-piece")];
  const suit = whole && partedOf(whole)?.above;
  const outer = suit ?? (layer && bottom ? modelOf(layer) : undefined);
  if (!top || !outer?.parts.some(({ role }) => role === "sleeve")) return "flat-lay";
  return seenAtNeck(modelOf(top), outer) >= wellSeen ? "layered" : "flat-lay";
}

/** The wall that the fewest pieces are lost before; of these, chance decides. */
function wallOf(pieces: readonly LookPiece[], seed: string): BackdropName {
  const lostBefore = (wall: BackdropName) =>
    pieces.filter(({ garment }) => !wallsFor(garment.fabric.main.colour).includes(wall)).length;
  const least = Math.min(...quiet.map(lostBefore));
  const [first = "bone", ...others] = quiet.filter((wall) => lostBefore(wall) === least);
  return randomFrom(`${seed} wall`).pick([first, ...others]);
}
