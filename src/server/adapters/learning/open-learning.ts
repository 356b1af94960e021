import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Feature } from "#domain/recommendation/feature.ts";
import type { FeatureFactors } from "#domain/recommendation/weigh-features.ts";
import { growLog } from "#domain/training/choice-log.ts";
import { growExamples } from "#domain/training/examples.ts";
import type { RankerWeightsStore, TrainingPage, TrainingStore } from "#domain/training/ports.ts";
import { type Learned, servedFeatures } from "#domain/training/served-features.ts";
import { neighboursInThread, weightsInThread } from "./learn-in-thread.ts";

/** So few people at a time that nobody else waits for the database. */
const [choosersAtOnce, shownAtOnce] = [50, 5];
/** Weights are fitted to what was shown within these, and not more often than nearly every day. */
const [shownDays, fitHours] = [60, 20];
const hourMs = 3_600_000;

type LearningParts = {
  readonly training: TrainingStore;
  readonly weights: RankerWeightsStore;
  readonly snapshot: () => Snapshot;
  readonly now: () => Date;
  /** Lets others have their turn. */
  readonly giveWay: () => Promise<unknown>;
  /** What was learned, for the log. */
  readonly onLearned?: (about: Readonly<Record<string, number>>, sentence: string) => void;
};

type Learning = {
  /** What lists are ranked by now: one value after another, each whole. */
  readonly features: () => readonly Feature[];
  /** The same by other weights, which are only tried. */
  readonly featuresBy: (factors: FeatureFactors) => readonly Feature[];
  /** The number of the weights that are served; nothing for those that are set by hand. */
  readonly servedId: () => number | undefined;
  /** Reads the weights that are served; an admin, or another process, may have chosen others. */
  readonly refresh: () => Promise<void>;
  /** Learns everything anew and serves it. */
  readonly train: () => Promise<void>;
  /** Lets go of what is under way. */
  readonly close: () => Promise<void>;
};

export function openLearning(parts: LearningParts): Learning {
  const { training, weights, snapshot, now, giveWay, onLearned = () => {} } = parts;
  let learned: Learned = {};
  let features = servedFeatures(learned);
  let fittedAt = Number.NEGATIVE_INFINITY;
  let servedId: number | undefined;
  let closed = false;
  let stop: (() => Promise<unknown>) | undefined;

  const serve = (change: Learned) => {
    learned = { ...learned, ...change };
    features = servedFeatures(learned);
  };
  const inThread = async <Found>(working: { found: Promise<Found>; stop: () => Promise<unknown> }) => {
    ({ stop } = working);
    try {
      return await working.found;
    } finally {
      stop = undefined;
    }
  };

  async function refresh(): Promise<void> {
    const served = await weights.served();
    if (served?.weights?.id === servedId) return;
    servedId = served?.weights?.id;
    serve({ factors: served?.weights?.factors });
  }

  async function everyone<Item>(
    read: (after: string | undefined) => Promise<TrainingPage<Item>>,
    take: (one: Item) => unknown,
  ): Promise<void> {
    let after: string | undefined;
    do {
      const { people, next } = await read(after);
      if (people.some((one) => take(one) === false)) return;
      after = next;
      await giveWay();
    } while (after !== undefined && !closed);
  }

  async function trainNeighbours(): Promise<void> {
    const log = growLog();
    await everyone((after) => training.choosers(after, choosersAtOnce), log.add);
    const choices = log.finish();
    if (closed) return;
    if (choices.people.length === 0) return serve({ neighbours: undefined });
    const started = performance.now();
    const working = neighboursInThread(snapshot(), choices, now().getTime());
    serve({ neighbours: await inThread(working) });
    onLearned(
      {
        people: choices.count,
        choices: choices.people.length,
        ms: Math.round(performance.now() - started),
      },
      "learned what is liked together",
    );
  }

  async function fitWeights(): Promise<void> {
    const at = now();
    const [latest, served] = await Promise.all([weights.fittedAt(), weights.served()]);
    const last = Math.max(fittedAt, latest?.getTime() ?? Number.NEGATIVE_INFINITY);
    if (closed || at.getTime() - last < fitHours * hourMs) return;
    fittedAt = at.getTime();
    const since = new Date(at.getTime() - shownDays * 24 * hourMs);
    const examples = growExamples();
    await everyone((after) => training.shown(after, shownAtOnce, since), examples.add);
    const shown = examples.finish();
    if (closed || shown.taken.length === 0) return;
    const fitted = await inThread(weightsInThread(shown, served?.weights?.factors ?? {}));
    if (!fitted || closed) return;
    await weights.add({ madeAt: at, ...fitted });
    onLearned({ ...fitted.basis }, "fitted the weights to what was shown");
    await refresh();
  }

  return {
    features: () => features,
    featuresBy: (factors) => servedFeatures({ ...learned, factors }),
    servedId: () => servedId,
    refresh,
    train: async () => {
      await refresh();
      await trainNeighbours();
      await fitWeights();
    },
    close: async () => {
      closed = true;
      await stop?.();
    },
  };
}
