import { Worker } from "node:worker_threads";
import type { FeatureFactors } from "#domain/recommendation/weigh-features.ts";
import type { PieceColumns } from "#domain/training/attributes-of.ts";
import type { ChoiceLog } from "#domain/training/choice-log.ts";
import type { Examples } from "#domain/training/examples.ts";
import type { fitWeights } from "#domain/training/fit-weights.ts";
import type { NeighbourTable } from "#domain/training/train-neighbours.ts";

type NeighbourTask = {
  readonly kind: "neighbours";
  readonly columns: PieceColumns;
  readonly log: ChoiceLog;
  readonly now: number;
};
type WeightTask = { readonly kind: "weights"; readonly examples: Examples; readonly factors: FeatureFactors };
export type Task = NeighbourTask | WeightTask;

/** Work that is under way in a thread; to stop it is to lose it. */
type Working<Found> = { readonly found: Promise<Found>; readonly stop: () => Promise<unknown> };

/** Of a snapshot only what is read: the rest is ten times as much. */
export function neighboursInThread(
  { size, ids, universes, leaves, brandIds, mainColour, mainMaterial, pattern, styles }: PieceColumns,
  log: ChoiceLog,
  now: number,
): Working<NeighbourTable> {
  const columns = { size, ids, universes, leaves, brandIds, mainColour, mainMaterial, pattern, styles };
  return work({ kind: "neighbours", columns, log, now });
}

export const weightsInThread = (
  examples: Examples,
  factors: FeatureFactors,
): Working<ReturnType<typeof fitWeights>> => work({ kind: "weights", examples, factors });

function work<Found>(task: Task): Working<Found> {
  const thread = new Worker(new URL("./learning-worker.ts", import.meta.url), {
    name: "learning",
    workerData: task,
    execArgv: [],
  });
  const found = new Promise<Found>((resolve, reject) => {
    // The worker answers each kind of task with what it is asked for.
    thread.once("message", (made: Found) => resolve(made));
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that learns ended before it was done")));
  });
  return { found, stop: () => thread.terminate() };
}
