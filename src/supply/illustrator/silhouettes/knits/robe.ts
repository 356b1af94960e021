import { beltedFolds } from "../../blocks/belted-folds.ts";
import { tiedBelt } from "../../blocks/coat-belt.ts";
import { knitFront, knitSleeves } from "../../blocks/knit-body.ts";
import { edgeOf, piping, trimmed } from "../../blocks/piping.ts";
import { shawlCollar } from "../../blocks/shawl-collar.ts";
import { aboveEnd, cuffOutline } from "../../blocks/sleeve.ts";
import type { Torso } from "../../blocks/torso.ts";
import { polygon, polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { pipingColour } from "./pyjamas.ts";

export interface RobeCut {
  readonly length: number;
  readonly fit: number;
  readonly edge: "plain" | "piped";
  readonly cuff: "plain" | "turned";
  readonly arm: "long" | "three-quarter";
}

export const robe = silhouette<"robe", RobeCut>({
  kind: "robe",
  family: "coat",
  leaves: { men: ["F.3.1"], women: ["F.3.1"] },
  fabrics: [
    { kind: "towelling", weight: 4, material: "cotton", dyes: ["neutral", "pastel", "classic", "earth"] },
    {
      kind: "satin",
      weight: 4,
      material: "satin",
      dyes: ["classic", "jewel", "pastel", "neutral"],
      motifs: [
        ["plain", 6],
        ["floral", 2],
        ["paisley", 1],
        ["leopard", 0.6],
      ],
    },
    {
      kind: "flannel",
      weight: 1.5,
      material: "cotton",
      dyes: ["classic", "earth", "jewel"],
      motifs: [
        ["tartan", 2],
        ["plain", 1],
      ],
    },
    { kind: "velvet", weight: 0.8, material: "velvet", dyes: ["jewel", "classic"] },
    { kind: "fleece", weight: 1, material: "fleece", dyes: ["neutral", "pastel"] },
  ],
  cut: (random, universe) => ({
    length: random.pick(universe === "men" ? [108, 114, 120] : [86, 94, 104, 118]),
    fit: random.pick([0, 0.3, 0.6]),
    edge: random.chance(0.4) ? "piped" : "plain",
    cuff: random.chance(0.5) ? "turned" : "plain",
    arm: universe === "women" && random.chance(0.35) ? "three-quarter" : "long",
  }),
  draw: drawRobe,
  words: ({ length, arm }) => ({
    collar: "shawl",
    sleeve: arm,
    length: length < 86 ? "short" : length < 108 ? "midi" : "long",
    closure: "tie",
  }),
});

/** Height of the belt. */
const beltY = 45;

function drawRobe(cut: RobeCut, fabric: Fabric, { random, leftRandom, universe }: Hand) {
  const { main } = fabric;
  const womens = universe === "women";
  const torso = robeTorso(cut, womens);
  const piped = cut.edge === "piped";
  const cord = pipingColour(main);
  const collar = shawlCollar({
    half: torso.neck,
    meet: beltY - 1,
    overlap: 3,
    end: "pointed",
    width: 8.4,
    cloth: main,
    lining: main,
    ...(piped ? {} : { trim: { kind: "stitch" } }),
  });
  const sleeves = knitSleeves({
    torso,
    fit: 0.7 + cut.fit * 0.6,
    longer: 4,
    arm: cut.arm,
    shoulder: "set-in",
    cloth: main,
    rib: main,
    cuff: 0,
    random,
    leftRandom,
    amount: 1,
  });
  const body = knitFront({
    torso,
    seam: collar.seam,
    shoulder: "set-in",
    cloth: main,
    random,
    amount: 0.9,
    join: "seam",
  });
  // The upper front's edge runs from the belt to the hem, swinging outwards.
  const side = womens ? 1 : -1;
  const edge = spline(
    [side * 2.6, beltY],
    [side * 3.6, beltY + (cut.length - beltY) * 0.5],
    [side * 5.4, torso.length + torso.dip],
  );
  const [left, right] = collar.front;
  const turned: Part = {
    outline: cuffOutline(sleeves.arm, { height: 0.3, top: 1.05, bottom: 1.07, overlap: 8 }),
    cloth: main,
    role: "cuff",
    grain: -5,
    lift: 0.4,
  };
  const turnedUp = cut.cuff === "turned";
  const cuffCord = piping(aboveEnd(sleeves.arm, turnedUp ? 8 : 5), cord);
  const ends = turnedUp ? [piped ? trimmed(turned, cuffCord) : turned] : [];
  const [rightArm, leftArm] = sleeves.parts;
  const arms =
    piped && !turnedUp && rightArm && leftArm
      ? [trimmed(rightArm, cuffCord), mirrorPart(trimmed(mirrorPart(leftArm), cuffCord))]
      : sleeves.parts;
  const belt = tiedBelt(
    { y: beltY + 1, half: torso.waist, height: 4.6, stitched: !piped, at: side * 1.2 },
    main,
    random,
  );
  // Women's close right over left.
  const leaves = (womens ? [right, left] : [left, right]).filter((part) => part !== undefined);
  return {
    parts: [
      ...collar.back,
      ...arms,
      ...ends,
      ...ends.map((part) => mirrorPart(part)),
      {
        ...body,
        folds: [
          ...(body.folds ?? []).filter(({ spine }) => spine.start[1] < beltY - 4),
          ...beltedFolds(torso, beltY, random),
        ],
        lines: [...(body.lines ?? []), { path: edge, kind: "edge" as const, strength: 0.9 }],
        trims: piped ? [piping(edge, cord)] : [],
      },
      ...pockets(torso, fabric, piped),
      // The roll line is four stretches of the outline and a bridge; the outer edge follows.
      ...leaves.map((part) => (piped ? trimmed(part, piping(edgeOf(part, 4, 11), cord)) : part)),
      ...belt,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -7, 15, 30] as const },
  };
}

/** Patch pockets, well inside the side seams. */
function pockets(t: Torso, { main }: Fabric, piped: boolean): Part[] {
  const top = 57;
  const outer = t.waist + (t.hem - t.waist) * ((top - beltY) / (t.length - beltY)) * 0.7 - 2.4;
  const inner = outer - 11;
  const mouth = polyline([inner, top + 3], [outer, top + 2.6]);
  const right: Part = {
    outline: polygon([inner, top], [outer, top - 0.4], [outer + 0.4, top + 14.6], [inner + 0.2, top + 15]),
    cloth: main,
    role: "body",
    flat: true,
    lift: 0.3,
    lines: piped ? [] : [{ path: mouth, kind: "stitch" }],
    trims: piped ? [piping(mouth, pipingColour(main))] : [],
  };
  return [right, mirrorPart(right)];
}

function robeTorso({ fit: f, length }: RobeCut, womens: boolean): Torso {
  const less = womens ? 1 : 0;
  return {
    neck: 8 - less * 0.3,
    shoulder: 22.6 + f * 1.4 - less * 1.8,
    drop: 6.6 + f * 0.8,
    underarm: 18.8 + f * 1.3 - less * 1.5,
    underarmY: 28 + f - less,
    waist: 16.6 + f - less * 1.7,
    waistY: beltY,
    hem: 23.5 + f * 1.2 + Math.max(0, length - 90) * 0.06 - less,
    length,
    dip: 1.6,
  };
}
