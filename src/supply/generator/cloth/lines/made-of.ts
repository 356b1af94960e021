import type { Composition } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";
import type { Piece } from "../../piece.ts";

const isSeen = ({ part }: Composition): boolean => part === "main" || part === "upper" || part === "strap";

/** True when what one sees of it contains one of these fibres. */
export const spun =
  (...fibres: readonly Material[]) =>
  ({ composition }: Piece): boolean =>
    composition.some((one) => isSeen(one) && one.shares.some(({ material }) => fibres.includes(material)));

/** True when it is this fibre and no other. */
export const pure =
  (fibre: Material) =>
  ({ composition }: Piece): boolean => {
    const seen = composition.filter(isSeen);
    return seen.length > 0 && seen.every(({ shares }) => shares.every(({ material }) => material === fibre));
  };

/** True when the piece is sold as this material. */
export const soldAs =
  (...materials: readonly Material[]) =>
  ({ material }: Piece): boolean =>
    materials.includes(material);

/** True of what is worn on the body, not on the feet, in the hand or at the neck. */
export const isClothing = ({ leaf }: Piece): boolean => /^[AFG]/.test(leaf);
export const isShoe = ({ leaf }: Piece): boolean => leaf.startsWith("B");
export const isBag = ({ leaf }: Piece): boolean => leaf.startsWith("C");
export const isPlain = ({ traits }: Piece): boolean => traits.pattern === "plain";
