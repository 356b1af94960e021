import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { fitWeights } from "#domain/training/fit-weights.ts";
import { trainNeighbours } from "#domain/training/train-neighbours.ts";
import type { Task } from "./learn-in-thread.ts";

/** One task, one answer, and the thread is over: what it took of memory goes with it. */
const task = workerData as Task;

// Of this thread alone, where the system knows such a thing: on a machine with few processors answers come first.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

if (task.kind === "neighbours") {
  const table = trainNeighbours(task.columns, task.log, task.now);
  // Handed over as they are: a copy of them would hold up whoever gets it.
  const { ids: _, ...made } = table;
  parentPort?.postMessage(
    table,
    Object.values(made).map(({ buffer }) => buffer as ArrayBuffer),
  );
} else parentPort?.postMessage(fitWeights(task.examples, task.factors));
