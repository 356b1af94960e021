import { budgetRowsOf } from "#vocabulary/budget.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Steps } from "../steps.ts";
import { scoresOffered, traitSpace } from "../taste/trait-space.ts";
import { fullest } from "./affinity.ts";
import { contentFeatures } from "./content-features.ts";
import { designsOf } from "./designs.ts";
import { type Groups, groupsOf } from "./groups.ts";
import { allOffered } from "./marks.ts";
import { pairSlots } from "./pair-slots.ts";
import { piecesByDesign } from "./pieces.ts";
import { leafPrices } from "./price-ranges.ts";
import type { Session } from "./session.ts";
import { armsOfRows, rowsByArm } from "./stretch/arms.ts";
import { ownTastes } from "./stretch/own-taste.ts";
import { reactionsByArm } from "./stretch/reactions-by-arm.ts";
import { type Told, type Wants, wantsOf } from "./wants.ts";

/**
 * Works out all that lists need of a catalogue and that is the same for everybody, one thing after the other, so that
 * nobody waits for it: it is what a list asks for of somebody who told of everything.
 */
export function* warmUp(snapshot: Snapshot): Steps<void> {
  for (const universe of universes) {
    yield* rowsOffered.steps(snapshot);
    allOffered(snapshot, universe);
    yield;
    const session = sessionIn(snapshot, universe);
    yield;
    yield* leafPrices.steps(snapshot);
    const wants = wantsOf(snapshot, universe, toldIn(snapshot, universe));
    yield;
    yield* pairSlots.steps(snapshot);
    const { [universe]: groups } = yield* groupsOf.steps(snapshot);
    yield* designsOf.steps(snapshot);
    yield* piecesByDesign.steps(snapshot);
    yield* warmTaste(snapshot, universe, groups);
    for (const feature of contentFeatures) {
      const reading = feature.open(snapshot, wants, session);
      yield;
      reading?.mostIn?.(groups);
      if (reading?.codes) groups.mostByCode(reading.codes.column, reading.codes.values);
      yield;
    }
    yield* warmStretches(snapshot, wants, session);
  }
}

/** What a taste is read by, column by column. */
function* warmTaste(snapshot: Snapshot, universe: Universe, groups: Groups): Steps<void> {
  yield* fullest.steps(snapshot);
  yield* scoresOffered.steps(snapshot);
  traitSpace(snapshot, universe);
  const none = new Float64Array();
  for (const column of [snapshot.mainColour, snapshot.mainMaterial, snapshot.pattern]) {
    yield;
    groups.mostByCode(column, none);
  }
  yield;
}

function* warmStretches(snapshot: Snapshot, wants: Wants, session: Session): Steps<void> {
  yield* armsOfRows.steps(snapshot);
  rowsByArm(snapshot, wants.universe);
  yield;
  const reactions = reactionsByArm(snapshot, wants.universe, session);
  for (const _ of ownTastes(snapshot, wants, session, reactions)) yield;
}

/** Something of every part. */
const toldIn = ({ brands }: Snapshot, universe: Universe): Told => ({
  styles: { selected_styles: [1] },
  brands_followed: [...brands.keys()].slice(0, 1),
  wishes: Object.fromEntries(wishesOf(universe).map(({ name }) => [name, { value: 2 }])),
  budget: budgetRowsOf(universe).slice(0, 1),
  global: { openness: 3, dresscode: 3 },
});

function sessionIn(snapshot: Snapshot, universe: Universe): Session {
  const some = rowsOffered(snapshot)[universe].subarray(0, 2);
  const [liked = [], disliked = []] = Array.from(some, (row) => [snapshot.ids[row] ?? 0]);
  return { liked, disliked, seen: [], now: Date.parse(snapshot.day) };
}
