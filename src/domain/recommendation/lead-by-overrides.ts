import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import { boostPoints, type Overrides } from "../people/overrides.ts";
import { placeOf } from "./place-of.ts";
import { fitsOf, type Opened } from "./score.ts";

type Next = () => number | undefined;

interface Led {
  /** What is left to be ranked. */
  readonly rows: Uint32Array;
  /** The rows that are pinned, in their order. */
  readonly pins: readonly number[];
  readonly lifted: ReadonlySet<number>;
  /** The order of what fits, with what admins put before it. */
  readonly lead: (next: Next) => Next;
}

/**
 * What admins pin comes first and what they lift comes sooner, of what rules and locks let through; all others keep
 * their order among each other, so nothing that is lifted can come later than without.
 */
export function leadByOverrides(
  snapshot: Snapshot,
  opened: Opened,
  allowed: Uint32Array,
  { pinned, boosted }: Overrides,
): Led {
  if (pinned.length === 0 && boosted.size === 0) return asTheyAre(allowed);
  const rowsOf = (ids: Iterable<number>) =>
    [...ids].map((id) => rowOf(snapshot, id)).filter((row) => placeOf(allowed, row) < allowed.length);
  const pins = rowsOf(pinned);
  const raised = rowsOf(boosted);
  const isPinned = new Set(pins);
  const rows = pins.length > 0 ? allowed.filter((row) => !isPinned.has(row)) : allowed;
  const lead = (next: Next) => after(pins, raised.length > 0 ? lift(opened, raised, next) : next);
  return { rows, pins, lifted: new Set(raised), lead };
}

const asTheyAre = (rows: Uint32Array): Led => ({ rows, pins: [], lifted: new Set(), lead: (next) => next });

function after(first: readonly number[], next: Next): Next {
  let given = 0;
  return () => (given < first.length ? first[given++] : next());
}

/** Each comes directly before the first that fits less than it does with what it is lifted by. */
function lift(opened: Opened, raised: readonly number[], next: Next): Next {
  const fits = fitsOf(opened, Uint32Array.from(raised));
  const above = (boostPoints / 100) * opened.stretch;
  const waiting = raised
    .map((row, i) => ({ row, fit: (fits[i] ?? 0) + above }))
    .sort((a, b) => b.fit - a.fit || a.row - b.row);
  const given = new Set<number>();
  let held: number | undefined;
  const nextOther = () => {
    let row = next();
    while (row !== undefined && given.has(row)) row = next();
    return row;
  };
  return () => {
    held ??= nextOther();
    const [first] = waiting;
    if (!first || held === undefined) return give();
    const [fit = 0] = fitsOf(opened, Uint32Array.of(held));
    if (first.fit <= fit) return give();
    waiting.shift();
    if (first.row === held) return give();
    given.add(first.row);
    return first.row;
  };

  function give(): number | undefined {
    const row = held;
    held = undefined;
    const at = waiting.findIndex((one) => one.row === row);
    if (at >= 0) waiting.splice(at, 1);
    return row;
  }
}
