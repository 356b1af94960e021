import { doAll, type Steps } from "../steps.ts";
import type { Snapshot } from "./snapshot.ts";

/** What is worked out from a whole catalogue is worked out once, and goes when the catalogue does. */
export function onceASnapshot<Value>(make: (snapshot: Snapshot) => Value): (snapshot: Snapshot) => Value {
  const made = new WeakMap<Snapshot, { readonly value: Value }>();
  return (snapshot) => {
    const known = made.get(snapshot);
    if (known) return known.value;
    const value = make(snapshot);
    made.set(snapshot, { value });
    return value;
  };
}

interface InSteps<Value> {
  /** At once, where it is not there already. */
  (snapshot: Snapshot): Value;
  /** A little at a time, for whoever makes a catalogue ready. */
  readonly steps: (snapshot: Snapshot) => Steps<Value>;
}

/** The same of what takes so long that others should come in between. */
export function onceASnapshotInSteps<Value>(make: (snapshot: Snapshot) => Steps<Value>): InSteps<Value> {
  const made = new WeakMap<Snapshot, { readonly value: Value }>();
  function* steps(snapshot: Snapshot): Steps<Value> {
    const known = made.get(snapshot);
    if (known) return known.value;
    const value = yield* make(snapshot);
    made.set(snapshot, { value });
    return value;
  }
  return Object.assign((snapshot: Snapshot) => made.get(snapshot)?.value ?? doAll(steps(snapshot)), {
    steps,
  });
}

/** The same for each of a few cases, such as the universes. */
export function onceASnapshotFor<Case extends string | undefined, Value>(
  make: (snapshot: Snapshot, of: Case) => Value,
): (snapshot: Snapshot, of: Case) => Value {
  const cases = onceASnapshot(() => new Map<Case, { readonly value: Value }>());
  return (snapshot, of) => {
    const made = cases(snapshot);
    const known = made.get(of) ?? { value: make(snapshot, of) };
    made.set(of, known);
    return known.value;
  };
}
