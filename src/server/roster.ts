type Place<Value> = {
  value: Value | undefined;
  before: Place<Value> | undefined;
  after: Place<Value> | undefined;
};

export type Roster<Value> = {
  /** Leaves again by what is given back. */
  readonly enter: (value: Value) => () => void;
  readonly present: () => readonly Value[];
};

/**
 * Who is there at the moment, where many come and go. A set would be made anew every few of them, and V8 has each point
 * to the next: one that outlived its use keeps all those after it, and whoever was in them then (0042). A place that was
 * left points nowhere.
 */
export function openRoster<Value>(): Roster<Value> {
  let last: Place<Value> | undefined;
  return {
    enter: (value) => {
      const place: Place<Value> = { value, before: last, after: undefined };
      if (last) last.after = place;
      last = place;
      return () => {
        if (place.value === undefined) return;
        if (place.before) place.before.after = place.after;
        if (place.after) place.after.before = place.before;
        else last = place.before;
        place.value = place.before = place.after = undefined;
      };
    },
    present: () => {
      const all: Value[] = [];
      for (let place = last; place; place = place.before)
        if (place.value !== undefined) all.push(place.value);
      return all.reverse();
    },
  };
}
