import { neighboursOf } from "../learning/neighbours-of.ts";
import { takenByPerson } from "../learning/taken-by-person.ts";
import { halfLifeDays } from "../taste/evidence.ts";
import { attributesOf, type PieceColumns } from "./attributes-of.ts";
import type { ChoiceLog } from "./choice-log.ts";
import { placeIn } from "./place-in.ts";

/** The neighbours of every piece of a catalogue, by the places that the pieces had in it. */
export interface NeighbourTable {
  /** The products, ascending. */
  readonly ids: Uint32Array;
  /** What the piece at place `i` has stands from `starts[i]` to `starts[i + 1]`, the nearest first. */
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  readonly weights: Float32Array;
  /** How many people chose both, 255 at most. */
  readonly people: Uint8Array;
}

/** Of one piece; of a large catalogue each has fewer, so that all of them stay under 60 MB. */
const [most, least, mostOfAll] = [32, 8, 6_400_000];
/** So much liking together weighs as much as likeness does. */
const shrink = 20;
/** So many people have to have chosen two pieces before that says anything of them. */
const fewest = 3;
/** The latest choices of one person: the work grows with the square of it. */
const latest = 200;

/** The same choices, the same table: whatever was taken back since has left nothing in it. */
export function trainNeighbours(columns: PieceColumns, log: ChoiceLog, now: number): NeighbourTable {
  const places = log.products.map((id) => placeIn(columns.ids, id) ?? gone);
  const known = Uint32Array.from(places.keys()).filter((i) => places[i] !== gone);
  const taken = takenByPerson(
    {
      people: known.map((i) => log.people[i] ?? 0),
      products: known.map((i) => places[i] ?? 0),
      weights: Float32Array.from(known, (i) => log.weights[i] ?? 0),
      at: Float64Array.from(known, (i) => log.at[i] ?? 0),
    },
    { people: log.count, products: columns.size, now, halfLifeDays, latest },
  );
  const keep = Math.max(least, Math.min(most, Math.floor(mostOfAll / Math.max(1, columns.size))));
  const {
    starts,
    places: near,
    values,
    together,
  } = neighboursOf(taken, attributesOf(columns), {
    fewest,
    keep,
    shrink,
  });
  return { ids: columns.ids, starts, places: near, weights: values, people: together };
}

/** No product has this place: it has left the catalogue. */
const gone = 0xffffffff;
