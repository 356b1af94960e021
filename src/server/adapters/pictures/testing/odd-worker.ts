import { parentPort, threadId } from "node:worker_threads";
import { accept, refuse } from "#vocabulary/result.ts";

/** A thread that does as it is told, for tests of the pool. */
export type OddJob = {
  readonly act: "answer" | "refuse" | "throw" | "die" | "hang" | "block";
  readonly ms?: number;
};
export type OddAnswer = { readonly thread: number };

const acts: Record<OddJob["act"], (ms: number) => void> = {
  answer: (ms) => void setTimeout(() => parentPort?.postMessage(accept({ thread: threadId })), ms),
  refuse: () => parentPort?.postMessage(refuse("cannot")),
  throw: () => {
    throw new Error("thrown in the thread");
  },
  die: () => process.exit(3),
  hang: () => {},
  block: (ms) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  },
};

parentPort?.on("message", ({ act, ms = 0 }: OddJob) => acts[act](ms));
