import type { ClothKind } from "../../illustrator/cloth/optics.ts";
import { pure, spun } from "../cloth/lines/made-of.ts";
import type { Piece } from "../piece.ts";
import { cloth, type Feature } from "./feature.ts";

/** What shops call the cloth of this piece; nothing where nobody would name it. */
export function clothFeature(piece: Piece): Feature | undefined {
  if (piece.leaf === "E.1.1") return strap(piece);
  return special(piece) ?? usual[piece.cloth];
}

/** Where the trade word depends on what the cloth is spun from, or on what is made of it. */
function special(piece: Piece): Feature | undefined {
  const { cloth: kind, material, leaf } = piece;
  switch (kind) {
    case "fine-knit":
      if (spun("cashmere")(piece) && material === "cashmere") return cloth("cashmere", "en cachemire", 3);
      if (material === "wool")
        return spun("acrylic", "polyester")(piece)
          ? cloth("fine-knit", "en maille fine", 2)
          : cloth("merino", "en mérinos", 3);
      if (material === "silk") return cloth("silk", "en soie", 3);
      return material === "cotton"
        ? cloth("cotton", "en coton", 2)
        : leaf.startsWith("B")
          ? undefined
          : cloth("fine-knit", "en maille fine", 2);
    case "linen":
      return pure("linen")(piece) ? cloth("linen", "en lin", 3) : cloth("linen-blend", "en lin mélangé", 2);
    case "satin":
      return spun("silk")(piece) ? cloth("silk-satin", "en satin de soie", 3) : cloth("satin", "en satin", 3);
    case "leather":
      return material === "faux-leather"
        ? cloth("faux-leather", "en similicuir", 2)
        : cloth("leather", "en cuir", 2);
    case "grained-leather":
      return material === "faux-leather"
        ? cloth("grained faux-leather", "en similicuir grainé", 2)
        : cloth("grained-leather", "en cuir grainé", 3);
    case "patent":
      if (material === "leather") return cloth("patent-leather", "en cuir verni", 3);
      return material === "faux-leather"
        ? cloth("patent", "en similicuir verni", 3)
        : cloth("high-shine", "brillant|brillante", 2);
    case "felt":
      return leaf.startsWith("D.2") ? cloth("felt", "en feutre", 2) : cloth("wool", "en drap de laine", 2);
    case "flannel":
      return material === "cashmere"
        ? cloth("cashmere", "en cachemire", 3)
        : cloth("flannel", "en flanelle", 3);
    case "rib":
      return leaf.startsWith("D")
        ? cloth("ribbed", "en maille côtelée", 2)
        : cloth("ribbed", "côtelé|côtelée", 2);
    case "rubber":
      return leaf.startsWith("A")
        ? cloth("rubberised", "caoutchouté|caoutchoutée", 2)
        : cloth("rubber", "en caoutchouc", 2);
    case "tech-jersey":
      return /^(A\.3|A\.1|G\.1\.2)/.test(leaf)
        ? { ...cloth("stretch", "stretch"), after: "adjective" }
        : undefined;
    case "acetate":
      return leaf === "D.6.1" ? cloth("acetate", "en acétate", 2) : undefined;
    case "metal":
      return leaf === "D.6.1" ? cloth("metal", "en métal", 2) : undefined;
    case "nylon":
      return material === "nylon" ? cloth("nylon", "en nylon", 2) : undefined;
    case "canvas":
      return material === "polyester" ? undefined : cloth("canvas", "en toile", 2);
    default:
      return undefined;
  }
}

function strap({ cloth: kind, garment }: Piece): Feature | undefined {
  const mesh = garment.kind === "slender-watch" && kind === "metal" && garment.cut.bracelet === "mesh";
  if (mesh) return { ...cloth("mesh", "à bracelet milanais", 3), after: "shape" };
  if (kind === "metal") return { ...cloth("link-bracelet", "à bracelet en métal", 2), after: "shape" };
  const words = straps[kind];
  return words && { ...cloth(`${words[0]}-strap`, `à bracelet en ${words[1]}`, 3), after: "shape" };
}
const straps: Partial<Readonly<Record<ClothKind, readonly [string, string]>>> = {
  leather: ["leather", "cuir"],
  "grained-leather": ["leather", "cuir"],
  suede: ["suede", "daim"],
  croc: ["croc-effect", "cuir effet croco"],
  canvas: ["canvas", "toile"],
  rubber: ["rubber", "caoutchouc"],
};

const usual: Partial<Readonly<Record<ClothKind, Feature>>> = {
  jersey: cloth("jersey", "en jersey", 2),
  cotton: cloth("cotton", "en coton", 2),
  poplin: cloth("poplin", "en popeline", 3),
  oxford: { ...cloth("oxford", "oxford", 4), after: "adjective" },
  chambray: cloth("chambray", "en chambray", 4),
  seersucker: cloth("seersucker", "en seersucker", 4),
  sweat: cloth("loopback", "en molleton", 2),
  towelling: cloth("towelling", "en éponge", 4),
  denim: cloth("denim", "en denim", 3),
  twill: cloth("twill", "en sergé", 2),
  gabardine: cloth("gabardine", "en gabardine", 3),
  corduroy: cloth("corduroy", "en velours côtelé", 4),
  needlecord: cloth("needlecord", "en velours milleraies", 4),
  velvet: cloth("velvet", "en velours", 4),
  knit: cloth("wool", "en laine", 2),
  cashmere: cloth("cashmere", "en cachemire", 4),
  "chunky-knit": cloth("chunky-knit", "en grosse maille", 2),
  mohair: cloth("mohair", "en mohair", 4),
  boucle: cloth("bouclé", "en bouclette", 4),
  wool: cloth("wool", "en laine", 3),
  tweed: cloth("tweed", "en tweed", 4),
  fleece: cloth("fleece", "en polaire", 2),
  silk: cloth("silk", "en soie", 4),
  crepe: cloth("crêpe", "en crêpe", 3),
  viscose: cloth("fluid", "fluide|fluide"),
  chiffon: cloth("chiffon", "en mousseline", 4),
  tulle: cloth("tulle", "en tulle", 3),
  lace: cloth("lace", "en dentelle", 4),
  mesh: cloth("mesh", "en résille", 3),
  broderie: cloth("broderie anglaise", "en broderie anglaise", 4),
  sequin: cloth("sequin", "à sequins", 4),
  ripstop: cloth("ripstop", "en ripstop", 3),
  neoprene: cloth("neoprene", "en néoprène", 3),
  suede: cloth("suede", "en daim", 4),
  nubuck: cloth("nubuck", "en nubuck", 3),
  croc: cloth("croc-effect", "effet croco", 4),
  "faux-fur": cloth("faux-fur", "en fausse fourrure", 3),
  shearling: cloth("teddy", "effet peluche", 3),
  cork: cloth("cork", "en liège"),
  straw: cloth("straw", "en paille", 3),
  raffia: cloth("raffia", "en raphia", 4),
};
