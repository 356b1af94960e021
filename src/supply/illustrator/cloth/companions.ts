import { type Colour, lightness, toLab } from "../colour/oklab.ts";
import type { Random } from "../random.ts";
import type { MotifName } from "./motifs.ts";

type Pair = readonly [second: Colour, third: Colour];
type Pairs = readonly [Pair, ...Pair[]];

/** What goes with a pale ground, by the ground's temperature. */
const onPale: { warm: Pairs; cool: Pairs } = {
  warm: [
    ["#262b36", "#8f4a30"],
    ["#3d2c25", "#b5714f"],
    ["#2f4a3f", "#b5714f"],
    ["#33426a", "#a82f2c"],
    ["#5d2330", "#9aa48f"],
    ["#8f4a30", "#33426a"],
  ],
  cool: [
    ["#33426a", "#cf9c98"],
    ["#24262a", "#8d8f90"],
    ["#5d7d9e", "#2b3652"],
    ["#2f4a3f", "#cf9c98"],
    ["#5d2330", "#33426a"],
  ],
};

/** What goes with a ground of middle depth: something lighter and something darker. */
const onMiddle: { warm: Pairs; cool: Pairs } = {
  warm: [
    ["#ece5d6", "#3d2c25"],
    ["#3d2c25", "#ece5d6"],
    ["#2b3652", "#ece5d6"],
    ["#2f4a3f", "#e3c98f"],
  ],
  cool: [
    ["#ece5d6", "#2b3652"],
    ["#232a3b", "#ebe9e4"],
    ["#ebe9e4", "#5d2330"],
    ["#2b3652", "#e6cdc6"],
  ],
};

/** What goes with a deep ground, by its hue: bottle takes blush and cream, rust takes pine and gold. */
const onDeep: { red: Pairs; green: Pairs; blue: Pairs; plain: Pairs } = {
  red: [
    ["#26382f", "#d8a94e"],
    ["#e6cdc6", "#d8b77a"],
    ["#232a3b", "#ece5d6"],
  ],
  green: [
    ["#e6cdc6", "#efe6d2"],
    ["#232a3b", "#d8a94e"],
    ["#ece5d6", "#b5714f"],
  ],
  blue: [
    ["#ece5d6", "#a82f2c"],
    ["#a9bfd6", "#ece5d6"],
    ["#e6cdc6", "#c4973a"],
    ["#5d2330", "#ece5d6"],
  ],
  plain: [
    ["#ece5d6", "#a82f2c"],
    ["#bdb3a1", "#ece5d6"],
    ["#bd9a6c", "#ece5d6"],
    ["#e6cdc6", "#9aa48f"],
  ],
};

function pairsFor(ground: Colour): Pairs {
  const [l, a, b] = toLab(ground);
  const warm = b > 0.008;
  if (l > 0.8) return warm ? onPale.warm : onPale.cool;
  if (l > 0.52) return warm ? onMiddle.warm : onMiddle.cool;
  if (Math.hypot(a, b) < 0.016) return onDeep.plain;
  if (a < -0.012) return onDeep.green;
  if (b < 0) return onDeep.blue;
  return onDeep.red;
}

/** Motifs whose colours are given by what they picture. */
const fixed: Partial<Record<MotifName, (ground: Colour, random: Random) => Pair>> = {
  leopard: () => ["#2a1c14", "#6b3f28"],
  zebra: (ground) => [lightness(ground) > 0.5 ? "#24262a" : "#e9e3d6", "#8a5a34"],
  snake: (ground) => [lightness(ground) > 0.5 ? "#4a3b2c" : "#1f1d1c", "#8a5a34"],
  tortoise: () => ["#3a2114", "#6b3f28"],
  camouflage: (_, random) =>
    random.pick<Pair>([
      ["#4f5a40", "#6b5138"],
      ["#56604a", "#2b2928"],
      ["#7a6f52", "#44493a"],
    ]),
  buffalo: (ground) => [lightness(ground) > 0.75 ? "#33373d" : "#232326", "#ece5d6"],
  tropical: (ground, random) => [
    lightness(ground) > 0.5
      ? random.pick(["#3f6350", "#2f5a5a", "#50643c"])
      : random.pick(["#7f9a76", "#6f8f86"]),
    random.pick(["#cf9c98", "#d9783f", "#efe6d2"]),
  ],
  "tie-dye": (_, random) =>
    random.pick<Pair>([
      ["#33426a", "#7592b3"],
      ["#4f7fb0", "#d79aa6"],
      ["#d9783f", "#c86f8c"],
      ["#4f8f8c", "#8a7ab5"],
      ["#6b6844", "#c4973a"],
    ]),
  toile: (ground, random) => {
    const ink = lightness(ground) > 0.6 ? random.pick<Colour>(["#3f587a", "#8a3b34", "#2f4a3f"]) : "#e9e3d6";
    return [ink, ink];
  },
};

/** How far apart two colours are to the eye: lightness counts for itself, hue and chroma besides. */
export function difference(one: Colour, other: Colour): number {
  const [x, y] = [toLab(one), toLab(other)];
  return Math.abs(x[0] - y[0]) + Math.hypot(x[1] - y[1], x[2] - y[2]);
}

/** A pattern whose colours are nearer than this cannot be made out. */
const told = 0.16;

/** The two colours that go with a ground in this motif. */
export function pairFor(motif: MotifName, ground: Colour, random: Random): Pair {
  const [second, third] = fixed[motif]?.(ground, random) ?? random.pick(pairsFor(ground));
  if (difference(second, ground) > told) return [second, third];
  if (difference(third, ground) > told) return [third, second];
  return [lightness(ground) > 0.5 ? "#24262a" : "#e9e3d6", third];
}
