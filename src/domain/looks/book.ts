import type { LookSlot } from "#vocabulary/look.ts";
import type { StyleScore } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Look } from "./look.ts";
import { mend } from "./mend.ts";
import { type Piece, type Wardrobe, wardrobeOf } from "./piece.ts";
import { stylesOf } from "./score.ts";
import { alternativesFor, piecesOf } from "./swap.ts";

/** A look with the pieces that can be had today. */
export interface DressedLook {
  readonly look: Look;
  readonly pieces: readonly Piece[];
  readonly styles: readonly StyleScore[];
  /** What they cost together, in cents of a euro. */
  readonly total: number;
}

/** All looks as they can be had in one catalogue: whatever happens between two renewals, none has a hole. */
export interface LookBook {
  readonly wardrobe: Wardrobe;
  readonly all: readonly DressedLook[];
  readonly find: (id: number) => DressedLook | undefined;
  /** Also one that an admin took out of sight. */
  readonly findHidden: (id: number) => DressedLook | undefined;
  readonly withPiece: (product: number) => readonly DressedLook[];
  /** The look as it was asked for, with other pieces in it. */
  readonly dress: (look: Look) => DressedLook;
  /** A few products that could take the place of a piece, best first. */
  readonly alternatives: (look: Look, slot: LookSlot) => readonly number[];
}

const books = new WeakMap<Snapshot, WeakMap<readonly Look[], LookBook>>();

/** Made once for each catalogue and list of looks. */
export function lookBook(snapshot: Snapshot, looks: readonly Look[]): LookBook {
  const known = books.get(snapshot) ?? new WeakMap<readonly Look[], LookBook>();
  const book = known.get(looks) ?? openBook(snapshot, looks);
  books.set(snapshot, known.set(looks, book));
  return book;
}

/** As many as a page shows before somebody asks for all. */
const fewAlternatives = 8;

function openBook(snapshot: Snapshot, looks: readonly Look[]): LookBook {
  const wardrobe = wardrobeOf(snapshot);
  const dress = (look: Look): DressedLook => {
    const pieces = piecesOf(wardrobe, look);
    const total = pieces.reduce((sum, { row }) => sum + (snapshot.prices[row] ?? 0), 0);
    return { look, pieces, styles: stylesOf(snapshot, pieces), total };
  };
  const every = looks
    .map((look) => mend(wardrobe, look))
    .filter(({ retired }) => !retired)
    .map(dress);
  const all = every.filter(({ look }) => !look.hidden);
  const byId = new Map(all.map((one) => [one.look.id, one]));
  const everyById = new Map(every.map((one) => [one.look.id, one]));
  const offered = new WeakMap<Look, Map<LookSlot, readonly number[]>>();
  return {
    wardrobe,
    all,
    dress,
    find: (id) => byId.get(id),
    findHidden: (id) => everyById.get(id),
    withPiece: (product) => all.filter(({ pieces }) => pieces.some(({ id }) => id === product)),
    alternatives(look, slot) {
      const slots = offered.get(look) ?? new Map<LookSlot, readonly number[]>();
      const found =
        slots.get(slot) ?? alternativesFor(wardrobe, look, slot, fewAlternatives).map(({ id }) => id);
      offered.set(look, slots.set(slot, found));
      return found;
    },
  };
}
