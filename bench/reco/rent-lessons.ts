import { fitLogistic, type Logistic } from "../../src/domain/learning/logistic.ts";
import { seeded } from "./measure.ts";
import { type Choice, fitChoices } from "./rent-choices.ts";
import type { Rentals } from "./rent-data.ts";
import { type Asker, type Kind, type Reader, readerOf } from "./rent-ranker.ts";
import type { State } from "./rent-state.ts";

/** For each thing that was rented, so many others are drawn. */
const drawnFor = 30;
/** Only among those most rented lately is a ranking decided, so only these are learned from. */
const front = 600;

/** A time whose answers are known, looked at from its first day. */
interface Lesson {
  readonly reader: Reader;
  readonly askers: readonly Asker[];
  /** All items, the most rented lately first. */
  readonly leaders: Uint32Array;
}

export function lessonOf(rentals: Rentals, state: State, kind: Kind, askers: readonly Asker[]): Lesson {
  const lately = state.popularity[2] ?? new Float64Array(0);
  const leaders = Uint32Array.from(lately.keys()).sort(
    (a, b) => (lately[b] ?? 0) - (lately[a] ?? 0) || a - b,
  );
  return { reader: readerOf(rentals, state, kind), askers, leaders };
}

export function trainRanker(lessons: readonly Lesson[], seed: number): Logistic {
  const next = seeded(seed);
  const [first] = lessons;
  const width = first?.askers[0] ? first.reader(first.askers[0]).length : 0;
  const count = lessons
    .flatMap(({ askers }) => askers)
    .reduce((sum, { wanted }) => sum + wanted.length * (1 + drawnFor), 0);
  const features = new Float32Array(count * width);
  const labels = new Uint8Array(count);
  const weights = new Float32Array(count);
  let row = 0;
  for (const { reader, askers, leaders } of lessons)
    for (const asker of askers) {
      const columns = reader(asker);
      const note = (item: number, label: number, weight: number): void => {
        for (let i = 0; i < width; i++) features[row * width + i] = columns[i]?.[item] ?? 0;
        labels[row] = label;
        // Recall is a mean over people, so everybody counts the same here.
        weights[row++] = weight / asker.wanted.length;
      };
      const leading = new Set(leaders.subarray(0, front));
      for (const item of asker.wanted) {
        if (!leading.has(item)) continue;
        note(item, 1, 1);
        for (let i = 0; i < drawnFor; i++) note(leaders[Math.floor(next() * front)] ?? 0, 0, 1);
      }
    }
  const nothing = new Float64Array(width);
  const prior = { means: nothing, precisions: nothing.map(() => 1) };
  return fitLogistic(
    { width, features: features.subarray(0, row * width), labels: labels.subarray(0, row), weights },
    prior,
  );
}

/** So many are drawn for each person to hold what they chose against. */
const heldAgainst = 60;

/** For people with a history: what they chose from among others that they did not have yet. */
export function trainChooser(lessons: readonly Lesson[], seed: number): Logistic {
  const next = seeded(seed);
  const choices: Choice[] = [];
  let width = 0;
  for (const { reader, askers, leaders } of lessons) {
    const leading = leaders.subarray(0, front);
    for (const asker of askers) {
      const chosen = leading.filter((item) => asker.wanted.includes(item));
      if (chosen.length === 0) continue;
      const had = new Set([...asker.history.map(({ item }) => item), ...asker.wanted]);
      const others = leading.filter((item) => !had.has(item));
      const drawn = Array.from(
        { length: heldAgainst },
        () => others[Math.floor(next() * others.length)] ?? 0,
      );
      const columns = reader(asker);
      width = columns.length;
      choices.push({
        features: Float32Array.from(
          [...chosen, ...drawn].flatMap((item) => columns.map((column) => column[item] ?? 0)),
        ),
        chosen: chosen.length,
        // Recall is a mean over people, so everybody counts the same here.
        weight: 1 / asker.wanted.length,
      });
    }
  }
  return fitChoices(choices, width);
}
