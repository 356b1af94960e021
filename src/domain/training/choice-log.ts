import { type Evidence, type EvidenceKind, evidenceWeights } from "../taste/evidence.ts";
import { isCounted } from "../taste/is-counted.ts";
import type { Chooser } from "./ports.ts";

/** What people chose and turned down, one row each, in columns that a thread is handed as they are. */
export interface ChoiceLog {
  /** How many people there are; they are numbered from 0. */
  readonly count: number;
  readonly people: Uint32Array;
  /** By the numbers that products have in the shop. */
  readonly products: Uint32Array;
  readonly weights: Float32Array;
  /** Milliseconds since 1970. */
  readonly at: Float64Array;
}

/**
 * Only what was said on purpose. A click is no like, and looks are put together by the shop: what is liked with a whole
 * look would teach the shop what it has said itself.
 */
const choices: ReadonlySet<EvidenceKind> = new Set([
  "liked",
  "bookmarked",
  "disliked",
  "product_chosen",
  "product_purchased",
]);

interface GrowingLog {
  readonly add: (chooser: Chooser) => void;
  readonly finish: () => ChoiceLog;
}

/** Gifts and what happened in a pause never come in; who has left nothing has no number. */
export function growLog(): GrowingLog {
  let log = emptyLog(1024);
  let [count, end] = [0, 0];
  return {
    add({ evidence, settings }) {
      const counts = isCounted(settings);
      const said = evidence.filter((one) => isChoice(one) && counts(one));
      if (said.length === 0) return;
      if (end + said.length > log.people.length) log = copied(log, emptyLog(2 * (end + said.length)));
      for (const one of said) {
        log.people[end] = count;
        log.products[end] = one.product;
        log.weights[end] = evidenceWeights[one.kind];
        log.at[end++] = one.at;
      }
      count++;
    },
    finish: () => ({
      count,
      people: log.people.slice(0, end),
      products: log.products.slice(0, end),
      weights: log.weights.slice(0, end),
      at: log.at.slice(0, end),
    }),
  };
}

type Columns = Omit<ChoiceLog, "count">;

const emptyLog = (length: number): Columns => ({
  people: new Uint32Array(length),
  products: new Uint32Array(length),
  weights: new Float32Array(length),
  at: new Float64Array(length),
});

function copied(from: Columns, to: Columns): Columns {
  to.people.set(from.people);
  to.products.set(from.products);
  to.weights.set(from.weights);
  to.at.set(from.at);
  return to;
}

const isChoice = ({ kind, scope }: Evidence): boolean =>
  choices.has(kind) && scope !== "owned" && scope !== "later";
