import type { ColourKey, Pattern } from "#vocabulary/attribute.ts";
import type { Cloth } from "../cloth/cloth.ts";
import { dyes } from "../cloth/dyes.ts";
import type { MotifName } from "../cloth/motifs.ts";
import { type Colour, toLab } from "../colour/oklab.ts";

/** The word a shopper has for a motif; a texture of one colour is plain cloth. */
const words: Partial<Record<MotifName, Pattern>> = {
  cable: "cable",
  aran: "cable",
  seersucker: "striped",
  stripe: "striped",
  "fine-stripe": "striped",
  "wide-stripe": "striped",
  "rugby-stripe": "striped",
  "vertical-stripe": "striped",
  bengal: "striped",
  pinstripe: "striped",
  "chalk-stripe": "striped",
  regimental: "striped",
  gingham: "checked",
  check: "checked",
  windowpane: "checked",
  tattersall: "checked",
  tartan: "checked",
  buffalo: "checked",
  madras: "checked",
  glen: "checked",
  houndstooth: "houndstooth",
  "large-houndstooth": "houndstooth",
  puppytooth: "houndstooth",
  argyle: "geometric",
  "fair-isle": "geometric",
  nordic: "geometric",
  "polka-dot": "polka-dot",
  "pin-dot": "polka-dot",
  "big-dot": "polka-dot",
  geometric: "geometric",
  deco: "geometric",
  chevron: "geometric",
  brush: "graphic",
  floral: "floral",
  ditsy: "floral",
  bloom: "floral",
  tropical: "floral",
  toile: "floral",
  paisley: "paisley",
  leopard: "animal",
  zebra: "animal",
  snake: "animal",
  camouflage: "camouflage",
  "tie-dye": "tie-dye",
  "colour-block": "colour-block",
};

export const patternOf = ({ motif }: Cloth): Pattern => (motif && words[motif]) ?? "plain";

/** The word a shopper has for a colour: that of the nearest dye. */
export function colourKeyOf(colour: Colour): ColourKey {
  const known = keys.get(colour);
  if (known) return known;
  const [l, a, b] = toLab(colour);
  // Hue decides more than depth: a dark green is green before it is black.
  const apart = (other: Colour) => {
    const [l2, a2, b2] = toLab(other);
    return (l - l2) ** 2 + 3 * ((a - a2) ** 2 + (b - b2) ** 2);
  };
  const nearest = dyes.reduce((best, dye) => (apart(dye.colour) < apart(best.colour) ? dye : best));
  keys.set(colour, nearest.key);
  return nearest.key;
}

const keys = new Map<Colour, ColourKey>(dyes.map(({ colour, key }) => [colour, key]));
