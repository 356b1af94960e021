import type { Snapshot } from "../catalogue/snapshot.ts";

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
