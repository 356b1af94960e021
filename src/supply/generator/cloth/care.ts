import type { Composition } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";
import type { Care } from "#vocabulary/care.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { ClothKind } from "../../illustrator/cloth/optics.ts";

/** What the care label shows: two to five symbols, the most delicate thread decides. */
export function careOf(composition: readonly Composition[], leaf: Leaf, cloth: ClothKind): readonly Care[] {
  const care = hardCare(leaf, cloth) ?? hideCare(leaf, cloth) ?? clothCare(composition, leaf, cloth);
  // Cream feeds a hide; what only looks like one is wiped.
  return isFauxLeather(composition)
    ? [...new Set(care.map((one): Care => (one === "leather-care" ? "wipe" : one)))]
    : care;
}

const isFauxLeather = ([main]: readonly Composition[]): boolean =>
  main?.shares[0]?.material === "faux-leather";

/** Things nobody washes. */
function hardCare(leaf: Leaf, cloth: ClothKind): readonly Care[] | undefined {
  if (leaf === "D.6.1") return ["do-not-wash", "wipe"];
  if (leaf.startsWith("E"))
    return cloth === "leather" || cloth === "croc" || cloth === "grained-leather"
      ? ["wipe", "keep-dry", "leather-care"]
      : ["wipe", "keep-dry"];
  switch (cloth) {
    case "straw":
    case "raffia":
    case "jute":
      return ["do-not-wash", "brush", "keep-dry"];
    case "rubber":
    case "foam":
    case "acetate":
    case "glass":
    case "cork":
    case "wood":
      return ["wipe", "no-iron"];
    case "metal":
    case "gold":
    case "silver":
      return ["wipe", "keep-dry"];
    default:
      return undefined;
  }
}

function hideCare(leaf: Leaf, cloth: ClothKind): readonly Care[] | undefined {
  const carried = /^[BC]/.test(leaf);
  switch (cloth) {
    case "leather":
    case "grained-leather":
    case "croc":
      return carried ? ["wipe", "leather-care", "keep-dry"] : ["do-not-wash", "no-iron", "leather-care"];
    case "patent":
      return carried ? ["wipe", "keep-dry"] : ["do-not-wash", "no-iron", "wipe"];
    case "suede":
    case "nubuck":
      return carried ? ["brush", "keep-dry"] : ["do-not-wash", "no-iron", "brush", "keep-dry"];
    case "faux-fur":
    case "shearling":
      return ["hand-wash", "no-tumble", "no-iron", "brush"];
    default:
      return carried ? carriedCloth(leaf) : undefined;
  }
}

const carriedCloth = (leaf: Leaf): readonly Care[] =>
  leaf.startsWith("B") ? ["do-not-wash", "brush", "wipe"] : ["do-not-wash", "wipe", "no-iron"];

function clothCare(composition: readonly Composition[], leaf: Leaf, cloth: ClothKind): readonly Care[] {
  const has = (...wanted: readonly Material[]) =>
    composition.some(
      ({ part, shares }) => part !== "lining" && shares.some(({ material }) => wanted.includes(material)),
    );
  if (has("leather", "suede", "faux-leather") && !leaf.startsWith("D"))
    return ["do-not-wash", "dry-clean", "no-iron", "brush"];
  if (isTailored(leaf, cloth)) return ["do-not-wash", "dry-clean", "iron-low", "brush"];
  if (leaf === "D.5.1" || (leaf === "D.5.2" && has("silk", "velvet")))
    return ["do-not-wash", "dry-clean", "iron-low"];
  if (/^D\.2/.test(leaf) && !isKnit(cloth)) return ["do-not-wash", "wipe", "brush"];
  if (has("down")) return ["machine-30", "no-bleach", "tumble-low", "no-iron"];
  if (cloth === "sequin" || cloth === "velvet" || cloth === "tulle" || cloth === "boucle")
    return ["hand-wash", "no-bleach", "no-tumble", "no-iron"];
  if (has("cashmere", "mohair")) return ["hand-wash", "no-bleach", "no-tumble", "iron-low", "dry-flat"];
  if (has("silk")) return ["hand-wash", "no-bleach", "no-tumble", "iron-low"];
  if (has("wool")) return ["machine-wool", "no-bleach", "no-tumble", "iron-low", "dry-flat"];
  if (cloth === "lace" || leaf === "F.1.1" || leaf === "F.1.3" || leaf.startsWith("F.2.2")) {
    return has("cotton") && cloth !== "lace"
      ? ["machine-30", "no-bleach", "no-tumble"]
      : ["hand-wash", "no-bleach", "no-tumble", "no-iron"];
  }
  if (isTechnical(cloth)) return ["machine-30", "no-bleach", "no-tumble", "no-iron"];
  if (leaf === "F.4.1") return ["hand-wash", "no-bleach", "no-tumble", "no-iron"];
  if (has("viscose", "polyester", "acrylic", "nylon") || isKnit(cloth))
    return ["machine-30", "no-bleach", "no-tumble", "iron-low"];
  if (cloth === "denim") return ["machine-30", "no-bleach", "no-tumble", "iron-medium"];
  return cloth === "towelling" || cloth === "jersey" || cloth === "sweat"
    ? ["machine-40", "no-bleach", "tumble-low", "iron-medium"]
    : ["machine-40", "no-bleach", "no-tumble", "iron-medium"];
}

/** Canvassed, padded or lined in shape: water would undo it. */
const isTailored = (leaf: Leaf, cloth: ClothKind): boolean =>
  /^(A\.4\.1|A\.5\.1|A\.6)/.test(leaf) ||
  ((cloth === "wool" || cloth === "tweed" || cloth === "felt") && /^A\.[3-8]/.test(leaf)) ||
  (cloth === "gabardine" && leaf === "A.3.3");

const isTechnical = (cloth: ClothKind): boolean =>
  ["tech-jersey", "nylon", "ripstop", "down", "neoprene", "fleece", "mesh"].includes(cloth);

const isKnit = (cloth: ClothKind): boolean =>
  ["knit", "rib", "fine-knit", "cashmere", "chunky-knit", "mohair"].includes(cloth);
