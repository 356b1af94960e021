import { occasions, seasons } from "#vocabulary/attribute.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Composed, compose } from "./compose.ts";
import type { Brief, Look, LookItem } from "./look.ts";
import { mend } from "./mend.ts";
import { recipes, wanted } from "./occasions.ts";
import { type Piece, type Wardrobe, wardrobeOf } from "./piece.ts";
import { formalityOf } from "./score.ts";
import { titleFor } from "./title.ts";

/** How often each look is tried before there are fewer. */
const tries = 4;
/** Pieces that two looks of a universe may share. */
const mostShared = 2;
/** Looks for what arrived, at a time and for a universe, and how many there may be at all. */
const [mostForArrivals, mostInAll] = [24, 320];

/**
 * The looks of a catalogue: those there were, mended, and new ones where there are too few or where pieces arrived
 * (those with a higher number than `newest`). The same catalogue and looks give the same looks. It stops after each
 * so that whoever runs it can do something else in between.
 */
export function* renewing(
  snapshot: Snapshot,
  kept: readonly Look[],
  newest?: number,
): Generator<void, readonly Look[]> {
  const wardrobe = wardrobeOf(snapshot);
  const looks = kept.map((look) => mend(wardrobe, look));
  yield;
  const maker = openMaker(wardrobe, looks);
  for (const universe of universes) {
    for (const brief of briefsOf(universe)) {
      const there = looks.filter((look) => !look.retired && !look.hidden && isFor(look, brief)).length;
      const missing = wanted[brief.occasion][brief.season] - there;
      for (let turn = 0, made = 0; made < missing && turn < missing * tries; turn++) {
        if (maker.make(brief, turn)) made++;
        yield;
      }
    }
    if (newest !== undefined) yield* dressArrivals(maker, universe, newest);
  }
  return looks;
}

const briefsOf = (universe: Universe): readonly Brief[] =>
  occasions.flatMap((occasion) => seasons.map((season) => ({ universe, occasion, season })));

const isFor = (look: Look, brief: Brief): boolean =>
  look.universe === brief.universe && look.occasion === brief.occasion && look.season === brief.season;

function* dressArrivals(maker: Maker, universe: Universe, newest: number): Generator<void, void> {
  const briefs = briefsOf(universe);
  let made = 0;
  for (const piece of maker.arrivals(universe, newest)) {
    if (made >= mostForArrivals || maker.count(universe) >= mostInAll) return;
    // Each of them begins somewhere else, or all would go to work in spring.
    for (let turn = 0; turn < briefs.length; turn++) {
      const brief = briefs[(piece.id * 7 + turn) % briefs.length];
      if (!brief || !maker.make(brief, turn, piece)) continue;
      made++;
      break;
    }
    yield;
  }
}

type Maker = ReturnType<typeof openMaker>;

/** Adds to the looks it is given. */
function openMaker(wardrobe: Wardrobe, looks: Look[]) {
  const worn = new Map<number, number>();
  const taken = new Set<string>();
  const note = ({ title, items, retired }: Look) => {
    taken.add(title.en).add(title.fr);
    if (!retired) for (const { product } of items) worn.set(product, (worn.get(product) ?? 0) + 1);
  };
  for (const look of looks) note(look);
  let last = looks.reduce((most, { id }) => Math.max(most, id), 0);

  const isNew = ({ pieces }: Composed, { universe }: Brief): boolean => {
    const ids = new Set(pieces.map(({ id }) => id));
    return looks
      .filter((look) => look.universe === universe && !look.retired)
      .every(({ items }) => items.filter(({ product }) => ids.has(product)).length <= mostShared);
  };

  return {
    make(brief: Brief, turn: number, around?: Piece): boolean {
      const ways = recipes[brief.universe][brief.occasion];
      const recipe = ways[turn % ways.length];
      if (!recipe || wanted[brief.occasion][brief.season] === 0) return false;
      const seed = `${brief.universe} ${brief.occasion} ${brief.season} ${last} ${turn}`;
      const composed = compose({ wardrobe, brief, recipe, seed, worn, ...(around && { around }) });
      const title = composed && isNew(composed, brief) ? titleFor(brief, taken, seed) : undefined;
      if (!composed || !title) return false;
      const { pieces, score } = composed;
      last++;
      const { universe, occasion, season } = brief;
      const items = pieces.map(itemOf);
      const look: Look = {
        ...{ id: last, universe, occasion, season, title, score, items },
        formality: formalityOf(pieces),
        retired: false,
      };
      looks.push(look);
      note(look);
      return true;
    },
    count: (universe: Universe) => looks.filter((look) => look.universe === universe && !look.retired).length,
    arrivals: (universe: Universe, newest: number) =>
      (["one-piece", "layer", "coat", "top", "bottom", "shoes", "bag"] as const)
        .flatMap((slot) => wardrobe.shelf(universe, slot))
        .filter(({ id }) => id > newest && !worn.has(id)),
  };
}

export const itemOf = ({ slot, id, leaf, colour }: Piece): LookItem => ({
  slot,
  chosen: id,
  leaf,
  colour,
  product: id,
});
