import type { Composition } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";
import type { ClothKind } from "../../illustrator/cloth/optics.ts";
import type { Random } from "../../illustrator/random.ts";
import type { Made } from "./made.ts";

type Part = Composition["part"];
type Parts = readonly Composition[];

/** A part made of one thing. */
export const part = (name: Part, material: Material): Composition => ({
  part: name,
  shares: [{ material, percent: 100 }],
});

/** What keeps a quilted piece warm. */
export function fillingOf({ kind, material, level }: Made, random: Random): Parts {
  if (material === "down") {
    if (level > 2) return [part("filling", "down")];
    return [
      {
        part: "filling",
        shares: [
          { material: "down", percent: 70 },
          { material: "polyester", percent: 30 },
        ],
      },
    ];
  }
  if (!quilted.has(kind)) return [];
  return [
    part("filling", level > 3 && kind !== "quilted-jacket" && random.chance(0.5) ? "down" : "polyester"),
  ];
}
const quilted: ReadonlySet<Made["kind"]> = new Set([
  "puffer",
  "long-puffer",
  "puffer-gilet",
  "quilted-jacket",
]);

/** What lies inside: drawn inside jackets, shoes and bags; sewn into dresses and skirts that need one. */
export function liningOf(made: Made): Parts {
  const { garment, leaf, cloth, level } = made;
  const drawn = garment.fabric.lining?.kind;
  if (/^A\.[78]/.test(leaf))
    return linedCloths.has(cloth) ? [part("lining", level > 2 ? "viscose" : "polyester")] : [];
  if (!drawn || /^(A\.[1239]|D\.(1|5)|G\.1\.2|E)/.test(leaf)) return [];
  if (leaf.startsWith("F")) return leaf.startsWith("F.1") ? [part("lining", "cotton")] : [];
  return [part("lining", liningMaterial(drawn, made))];
}
const linedCloths: ReadonlySet<ClothKind> = new Set([
  "wool",
  "tweed",
  "boucle",
  "sequin",
  "lace",
  "chiffon",
  "leather",
  "suede",
  "crepe",
  "broderie",
]);

function liningMaterial(drawn: ClothKind, { level, leaf }: Made): Material {
  const cheap = level < 3;
  switch (drawn) {
    case "leather":
    case "suede":
      return cheap ? "faux-leather" : "leather";
    case "satin":
    case "viscose":
      return cheap ? "polyester" : "viscose";
    case "cotton":
      return cheap && leaf.startsWith("C") ? "polyester" : "cotton";
    case "canvas":
    case "denim":
    case "poplin":
    case "linen":
      return "cotton";
    case "nylon":
      return cheap ? "polyester" : "nylon";
    case "shearling":
      // The fleece left on a hide is wool.
      return leaf === "A.4.3" && !cheap ? "wool" : "polyester";
    case "foam":
      return "rubber";
    default:
      return "polyester";
  }
}

export function soleOf({ garment, leaf, level }: Made): Parts {
  if (!leaf.startsWith("B")) return [];
  const leather = garment.fabric.sole?.kind === "leather" && level > 2;
  return [part("sole", leather ? "leather" : "rubber")];
}

/** A second material that shows; only where the cut says it is there. */
export function trimsOf({ garment, leaf, level, cloth, material }: Made): Parts {
  const contrast = garment.fabric.contrast?.kind;
  const leather: Material = level > 2 ? "leather" : "faux-leather";
  switch (garment.kind) {
    case "parka":
      return garment.cut.hood === "fur" ? [part("trim", "faux-fur")] : [];
    case "long-puffer":
      return garment.cut.collar === "fur-hood" ? [part("trim", "faux-fur")] : [];
    case "leather-gloves":
      return garment.cut.wrist === "fur" ? [part("trim", "faux-fur")] : [];
    case "pompom-beanie":
      return garment.cut.pompom === "fur" ? [part("trim", "faux-fur")] : [];
    case "overcoat":
      return garment.cut.velvetCollar ? [part("trim", "cotton")] : [];
    case "camisole":
    case "nightdress":
      return garment.cut.lace === "none" ? [] : [part("trim", "nylon")];
    case "tuxedo":
    case "tuxedo-set":
      return [part("trim", level > 3 ? "silk" : "polyester")];
    case "party-dress":
      return garment.cut.skirt === "tulle" ? [part("contrast", "nylon")] : [];
    case "trucker-cap":
      return [part("contrast", "polyester")];
    case "varsity-jacket":
      return contrast === "leather" ? [part("contrast", leather)] : [];
    case "shopper":
      return garment.cut.handle === "leather" || garment.cut.base === "leather"
        ? [part("trim", leather)]
        : [];
    case "straw-basket":
      return garment.cut.handle === "leather" || garment.cut.band === "leather"
        ? [part("trim", leather)]
        : [];
    default: {
      if (leaf === "B.1.1" && contrast === "suede" && cloth !== "suede")
        return [part("contrast", level > 1 ? "suede" : "polyester")];
      const bare = material === "canvas" || material === "nylon" || material === "denim";
      return leaf.startsWith("C.1") && bare && isLeather(contrast) ? [part("trim", leather)] : [];
    }
  }
}
const isLeather = (cloth: ClothKind | undefined): boolean =>
  cloth === "leather" || cloth === "grained-leather";
