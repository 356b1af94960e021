import { tiedBelt } from "../../blocks/coat-belt.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, satin, velvet } from "./cloths.ts";
import { lengthWord } from "./lengths.ts";

export interface BlazerDressCut {
  readonly front: "single" | "double";
  readonly lapel: "notch" | "peak" | "shawl";
  /** Satin on the lapels, as on a dinner jacket. */
  readonly faced: boolean;
  readonly belt: boolean;
  /** -1 slim … 1 borrowed from him. */
  readonly fit: number;
  readonly pocket: "flap" | "jetted" | "none";
  readonly length: number;
}

export const blazerDress = silhouette<"blazer-dress", BlazerDressCut>({
  kind: "blazer-dress",
  family: "short-dress",
  weight: 0.6,
  leaves: { women: ["A.7.1", "A.7.4"] },
  fabrics: [
    {
      kind: "wool",
      weight: 4,
      material: "wool",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 5],
        ["pinstripe", 1],
        ["glen", 0.7],
        ["houndstooth", 0.6],
      ],
    },
    { ...crepe, weight: 4 },
    { ...satin, weight: 1.2 },
    { ...velvet, weight: 1 },
    { kind: "tweed", weight: 0.8, material: "tweed", dyes: ["pastel", "neutral"] },
  ],
  cut: (random) => {
    const belt = random.chance(0.35);
    const front = random.pick<BlazerDressCut["front"]>(["double", "double", "single"]);
    return {
      front,
      lapel: front === "double" ? random.pick(["peak", "peak", "shawl"]) : random.pick(["notch", "shawl"]),
      faced: random.chance(0.3),
      belt,
      fit: belt ? 0 : random.pick([-0.3, 0, 0.6]),
      pocket: belt ? "none" : random.pick(["flap", "jetted"]),
      length: random.pick([74, 78, 82]),
    };
  },
  finish: (main, { faced }, random) => ({
    lining: { kind: "satin", colour: shadow(main.colour, 0.2) },
    ...(faced && {
      contrast: { kind: "satin", colour: lightness(main.colour) > 0.5 ? main.colour : "#24262a" },
    }),
    button: random.pick(["#c9a558", shadow(main.colour, 0.35), "#2a2c2e"]),
  }),
  draw: drawBlazerDress,
  words: ({ lapel, front, length }) => ({
    collar: lapel,
    neckline: "v-neck",
    sleeve: "long",
    length: lengthWord(length),
    closure: front === "double" ? "double-breasted" : "button",
  }),
});

function drawBlazerDress(cut: BlazerDressCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, contrast, button = "#2a2c2e" } = fabric;
  const torso = tailoredTorso("women", {
    fit: cut.fit,
    waist: cut.belt ? 1.2 : 0.9,
    length: cut.length,
    flare: 1.6,
  });
  const beltY = 40;
  const jacket = tailoredJacket(
    {
      torso,
      front: cut.front,
      breakY: cut.belt ? 36 : 34,
      rows: cut.belt ? 0 : cut.front === "double" ? 3 : 2,
      pitch: 10.4,
      lapel: cut.lapel,
      lapelWidth: 0.6,
      hem: "straight",
      pocket: cut.pocket,
      pocketY: 51,
      breast: !cut.belt && cut.lapel !== "shawl",
      sleeve: { longer: 0, wider: cut.fit * 1.1, buttons: 3, turned: 0 },
      ...(cut.belt && {
        belt: {
          y: beltY,
          parts: tiedBelt(
            { y: beltY, half: torso.waist + 0.3, height: 4, stitched: false, at: 1.6 },
            main,
            hand.random,
          ),
        },
        flutes: 0.35,
      }),
    },
    { main, lining, button, ...(contrast && { lapel: contrast }) },
    hand,
  );
  return {
    parts: [...jacket.inside, ...jacket.outside],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -5, 14, 30] as const },
  };
}
