import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Garment } from "../../illustrator/garment.ts";
import type { SilhouetteKind } from "../../illustrator/silhouettes.ts";
import type { Piece } from "../piece.ts";

/** One sentence or two about a piece, said in both languages, and when it is true. */
export interface Line extends Bilingual {
  readonly when?: (piece: Piece) => boolean;
}

export const line = (en: string, fr: string, when?: (piece: Piece) => boolean): Line =>
  when ? { en, fr, when } : { en, fr };

/** What can be said about the pieces of a few families. */
export interface Bank {
  /** What it is and why one wants it: the first sentence, by silhouette. */
  readonly openings: Partial<Readonly<Record<SilhouetteKind, readonly Line[]>>>;
  /** Something one sees when looking closer: each only where the drawing shows it. */
  readonly details: readonly Line[];
  /** How, when and with what it is worn. */
  readonly wear: readonly Line[];
}

type CutOf<Kind extends SilhouetteKind> = Extract<Garment, { kind: Kind }>["cut"];

/** True of this silhouette, when its cut passes. */
export const ofKind =
  <Kind extends SilhouetteKind>(
    kind: Kind,
    passes: (cut: CutOf<Kind>, piece: Piece) => boolean = () => true,
  ) =>
  (piece: Piece): boolean =>
    // One cast: the kind was compared just before.
    piece.garment.kind === kind && passes(piece.garment.cut as CutOf<Kind>, piece);

/** True of any piece under these leaves (`A.3.1`) or families (`A.3`). */
export const under =
  (...codes: readonly string[]) =>
  ({ leaf }: Piece): boolean =>
    codes.some((code) => leaf === code || leaf.startsWith(`${code}.`));

/** True when all of these are. */
export const both =
  (...tests: readonly ((piece: Piece) => boolean)[]) =>
  (piece: Piece): boolean =>
    tests.every((test) => test(piece));

export const forMen = ({ universe }: Piece): boolean => universe === "men";
export const forWomen = ({ universe }: Piece): boolean => universe === "women";
