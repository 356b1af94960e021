import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { chestPrint, type PrintName, printNames } from "../../blocks/chest-print.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { ribbedNeck } from "../../blocks/ribbed-neck.ts";
import { torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { printColours, trimColour } from "../../blocks/trim-colours.ts";
import { type Cloth, isPatterned } from "../../cloth/cloth.ts";
import type { Path } from "../../geometry/path.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { teeFabrics } from "./fabrics.ts";

interface TeeShape {
  readonly neck: "crew" | "wide-crew" | "v" | "scoop" | "boat" | "henley";
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** From the neck to the hem, in centimetres. */
  readonly length: number;
  readonly sleeve: "cap" | "short" | "elbow" | "long";
}
/** A ringer has its ribs in another colour, a raglan its sleeves. */
type TeeFeature =
  | { readonly feature: "plain" | "pocket" | "ringer" | "raglan" }
  | { readonly feature: "print"; readonly print: PrintName; readonly printWidth: number };
export type TeeCut = TeeShape & TeeFeature;

export const tee = silhouette<"tee", TeeCut>({
  kind: "tee",
  family: "top",
  leaves: { men: ["A.1.1"], women: ["A.1.1"] },
  fabrics: teeFabrics,
  cut: (random, universe) => {
    const shape = universe === "men" ? mensShape(random) : womensShape(random);
    const chosen = feature(random);
    // A print wants a quiet neck.
    return chosen.feature === "print" ? { ...shape, ...chosen, neck: "crew" } : { ...shape, ...chosen };
  },
  finish: (main, { feature: what }, random) =>
    what === "ringer" || what === "raglan"
      ? { contrast: { kind: main.kind, colour: trimColour(main, random) } }
      : {},
  draw: drawTee,
  words: ({ neck, length, sleeve }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "boat" ? "boat" : neck === "scoop" ? "round" : "crew",
    sleeve: sleeve === "cap" ? "short" : sleeve,
    length: length < 54 ? "cropped" : length > 72 ? "long" : "regular",
  }),
});

function mensShape(random: Random): TeeShape {
  return {
    neck: random.pick(["crew", "crew", "crew", "wide-crew", "v", "henley"]),
    ...random.pick([
      { fit: -0.5, length: 66 },
      { fit: 0, length: 68 },
      { fit: 0.35, length: 68 },
      { fit: 0.95, length: 70 },
      { fit: 1.1, length: 62 },
      { fit: 0.1, length: 76 },
    ]),
    sleeve: random.pick(["short", "short", "short", "elbow", "long"]),
  };
}

function womensShape(random: Random): TeeShape {
  return {
    neck: random.pick(["crew", "crew", "v", "scoop", "boat", "henley"]),
    ...random.pick([
      { fit: -0.6, length: 58 },
      { fit: -0.1, length: 60 },
      { fit: 0.5, length: 63 },
      { fit: 0.9, length: 52 },
      { fit: -0.5, length: 45 },
      { fit: 1.1, length: 68 },
    ]),
    sleeve: random.pick(["cap", "short", "short", "elbow", "long"]),
  };
}

function feature(random: Random): TeeFeature {
  const roll = random();
  if (roll < 0.5) return { feature: "plain" };
  if (roll < 0.62) return { feature: "pocket" };
  if (roll < 0.7) return { feature: "ringer" };
  if (roll < 0.78) return { feature: "raglan" };
  const [first, ...others] = printNames;
  return {
    feature: "print",
    print: random.pick([first, ...others]),
    printWidth: random.pick([9, 22, 25, 28]),
  };
}

function drawTee(cut: TeeCut, fabric: Fabric, hand: Hand) {
  const { main } = fabric;
  const womens = hand.universe === "women";
  const rib = cut.feature === "ringer" ? (fabric.contrast ?? main) : main;
  const sleeveCloth = cut.feature === "raglan" ? (fabric.contrast ?? main) : main;
  const half = cut.neck === "boat" ? 12 : cut.neck === "scoop" ? 9.4 : cut.neck === "wide-crew" ? 8.6 : 7.7;
  const torso = bodice({ womens, fit: cut.fit, length: cut.length, neck: half });
  const neck = neckOf(cut, half, main, rib);
  const { armhole, hem } = torsoEdges(torso);
  const body: Part = {
    outline: torsoOutline(torso, neck.seam),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random),
    lines: [
      ...(cut.feature === "raglan"
        ? []
        : [armhole, armhole.mirror()].map((path) => ({ path, kind: "seam" }) as const)),
      { path: wholeHem(hem).shift(0, -2.2), kind: "stitch" },
      { path: wholeHem(hem).shift(0, -1.6), kind: "stitch" },
      { path: besideNeck(neck.seam, half, 0.55), kind: "stitch", strength: 0.5 },
    ],
    // Stripes and prints fight: a patterned cloth stays as it is.
    ...(cut.feature === "print" &&
      !isPatterned(main) && {
        trims: [
          chestPrint({
            name: cut.print,
            seed: hand.seed,
            // A small print sits on the heart, a large one in the middle of the chest.
            centre: cut.printWidth < 12 ? [7.6, 22] : [0, womens ? 25 : 27],
            width: cut.printWidth < 12 ? 6.4 : cut.printWidth * (womens ? 0.85 : 1),
            colours: printColours(main, hand.seed),
          }),
        ],
      }),
  };
  const raglan = cut.feature === "raglan";
  const sleeves = arms(
    {
      style: cut.sleeve,
      torso,
      fit: cut.fit,
      womens,
      cloth: sleeveCloth,
      cuff: rib,
      amount: 0.9,
      ...(cut.feature === "ringer" && { rib: cut.sleeve === "long" ? 4 : 2 }),
      ...(raglan && { raglan: neck.seam }),
    },
    hand,
  );
  return {
    parts: [
      ...neck.back,
      ...(raglan ? [body, ...sleeves] : [...sleeves, body]),
      ...(cut.feature === "pocket"
        ? patchPocket({
            left: 4.6,
            top: womens ? 20 : 21.4,
            width: womens ? 7.4 : 8.4,
            height: 10,
            cloth: main,
          })
        : []),
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -5, 13, 27] as const },
  };
}

interface Neck {
  readonly seam: Path;
  readonly back: Part[];
  readonly front: Part[];
}

function neckOf({ neck }: TeeCut, half: number, body: Cloth, rib: Cloth): Neck {
  if (neck === "boat" || neck === "scoop") {
    const seam = openNeck(neck, half, neck === "boat" ? 4 : 13);
    return {
      seam,
      back: [neckBack(seam, half, neck === "boat" ? 1.6 : 3, body, { label: neck !== "boat" })],
      front: [edging(seam, half, rib)],
    };
  }
  const height = neck === "wide-crew" ? 2.8 : 2;
  const depth = neck === "v" ? 15 : neck === "wide-crew" ? 9.6 : 9;
  const ribbed = ribbedNeck({ half, depth, height, shape: neck === "v" ? "v" : "crew", body, rib });
  if (neck !== "henley") return ribbed;
  const strip = placket({
    from: depth - 2,
    until: 21,
    cloth: body,
    width: 2.8,
    end: "box",
    buttons: { colour: "#efe9dc", first: depth + 1.4, pitch: 3.7, radius: 0.5 },
  });
  return { ...ribbed, front: [strip, ...ribbed.front] };
}

/** A narrow binding along an open neck. */
function edging(seam: Path, half: number, cloth: Cloth): Part {
  return {
    outline: seam.to(besideNeck(seam, half, 0.9).reverse()).close(),
    cloth,
    role: "collar",
    lift: 0.2,
    edge: 0.8,
  };
}
