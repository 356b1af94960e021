import { bothSides } from "../../blocks/both-sides.ts";
import { furTrim } from "../../blocks/fur-trim.ts";
import { standingHood } from "../../blocks/hood.ts";
import { patchPocket, pocketFlap, weltPocket } from "../../blocks/jacket-pockets.ts";
import {
  buttonBand,
  buttonsDown,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { longFlutes } from "../../blocks/long-flutes.ts";
import { metalColours } from "../../blocks/metal.ts";
import { cordWaist, waistCords } from "../../blocks/storm-waist.ts";
import type { Torso } from "../../blocks/torso.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ParkaCut {
  readonly length: number;
  readonly fit: number;
  readonly hood: "fur" | "plain";
  readonly waist: "cord" | "straight";
  /** The back hangs lower and is split, as on the army's. */
  readonly fishtail: boolean;
  readonly chest: "none" | "welt" | "flap";
}

export const parka = silhouette<"parka", ParkaCut>({
  kind: "parka",
  family: "coat",
  leaves: { men: ["A.5.3"], women: ["A.5.3"] },
  fabrics: [
    { kind: "twill", weight: 4, material: "cotton", dyes: ["earth", "classic", "neutral"] },
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["classic", "neutral", "earth"] },
    { kind: "canvas", weight: 2, material: "canvas", dyes: ["earth", "neutral"] },
  ],
  cut: (random, universe) => ({
    length: random.pick(universe === "men" ? [74, 82, 92] : [72, 84, 98]),
    fit: random.pick([0, 0.3, 0.7]),
    hood: random.chance(0.6) ? "fur" : "plain",
    waist: random.chance(universe === "women" ? 0.7 : 0.5) ? "cord" : "straight",
    fishtail: random.chance(0.3),
    chest: random.pick(["none", "welt", "flap"]),
  }),
  finish: (main, _cut, random) => ({
    lining: {
      kind: random.chance(0.5) ? "shearling" : "nylon",
      colour: random.pick<Colour>(["#d9ccb4", "#c0703a", shadow(main.colour, 0.3)]),
    },
    contrast: { kind: "faux-fur", colour: random.pick<Colour>(["#cdb796", "#8d7355", "#5a4a3f", "#d5cdc0"]) },
    metal: random.pick(["brass", "gunmetal", "silver"]),
  }),
  draw: drawParka,
  words: ({ length }) => ({
    neckline: "hooded",
    sleeve: "long",
    length: length > 90 ? "long" : length < 76 ? "short" : "regular",
    closure: "zip",
  }),
});

function drawParka(cut: ParkaCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, contrast = main } = fabric;
  const womens = hand.universe === "women";
  const metal = metalColours[fabric.metal ?? "brass"];
  const corded = cut.waist === "cord";
  const torso = jacketTorso({
    fit: cut.fit + 0.1,
    length: cut.length,
    womens,
    waist: corded ? -0.4 : 1.4,
    hem: womens ? 3.4 : 2,
    dip: 1.4,
  });
  const hood = standingHood(
    { half: torso.neck, depth: 7, height: 23, width: 12.6, fronts: "meeting", cloth: main, lining },
    hand.random,
    hand.leftRandom,
  );
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: 1, wider: 0.9, wrist: 1 });
  const snap = { radius: 0.8, colour: metal, style: "snap" as const };
  const cord = corded ? cordWaist(torso, hand.random) : { lines: [], folds: [] };
  const bottom = cut.length + torso.dip;
  const band = buttonBand({
    width: 6,
    top: 7.2,
    bottom,
    cloth: main,
    buttons: buttonsDown(cut.length > 86 ? 7 : 6, 11, bottom - 12, snap, womens ? -1.9 : 1.9),
  });
  return {
    parts: [
      ...hood.back,
      ...(cut.fishtail ? [fishtail(torso, main)] : []),
      ...jacketSleeves({ arm, cloth: main, cuff: { style: "strap", up: 4, button: metal }, breaks: 2 }, hand),
      jacketBody(
        {
          torso,
          neck: hood.seam,
          cloth: main,
          amount: 0.8,
          rows: 2,
          stitched: true,
          lines: cord.lines,
          folds: [...cord.folds, ...longFlutes(torso, hand.random, 0.7)],
        },
        hand.random,
      ),
      ...pockets(cut, torso, main, snap).flatMap((part) => bothSides(part, hand)),
      band,
      ...(corded ? waistCords(torso, shadow(main.colour, 0.2), metal) : []),
      ...hood.front,
      ...(cut.hood === "fur" ? furTrim(hood.opening, 4.6, contrast, hand) : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-17, -26, 17, 16.5] as const },
  };
}

function pockets(
  cut: ParkaCut,
  torso: Torso,
  cloth: Cloth,
  snap: { radius: number; colour: Colour; style: "snap" },
): Part[] {
  // Clear of the wide button band, and of the side, which runs outwards below the waist.
  const [inner, outer] = [4.4, torso.waist + (torso.hem > torso.waist + 2 ? 0 : -0.9)];
  const width = Math.min(13, outer - inner);
  const place = {
    x: outer - width,
    y: torso.waistY + 7.6,
    width,
    height: Math.min(18, cut.length - torso.waistY - 13),
  };
  const lower = [
    patchPocket("cut", place, { cloth }, 0),
    pocketFlap(
      "pointed",
      { ...place, x: place.x - 0.3, y: place.y - 0.8, width: width + 0.6, height: 6 },
      { cloth },
      snap,
    ),
  ];
  const chestY = torso.underarmY - 3;
  if (cut.chest === "welt") return [...lower, weltPocket([7.2, chestY + 13], [11.2, chestY], 2, { cloth })];
  if (cut.chest === "flap") {
    return [
      ...lower,
      pocketFlap(
        "pointed",
        { x: 5, y: chestY, width: width - 2.4, height: 5 },
        { cloth },
        { ...snap, radius: 0.65 },
      ),
    ];
  }
  return lower;
}

/** The split tail of the back, seen from inside below the front's hem. */
function fishtail({ hem, length: l }: Torso, cloth: Cloth): Part {
  const right = spline(
    [0, l + 2.4, "*"],
    [2.2, l + 7.4],
    [hem * 0.5, l + 8.4],
    [hem - 1.6, l + 5.4, "*"],
  ).lineTo([hem - 0.6, l - 3]);
  return {
    outline: right.mirror().reverse().to(right).close(),
    cloth,
    role: "back",
    inside: 0.34,
    flat: true,
  };
}
