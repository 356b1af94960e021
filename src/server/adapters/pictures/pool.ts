import { type Result, refuse } from "#vocabulary/result.ts";
import { openThread, type Thread } from "./thread.ts";
import { openWaitingLine, type Urgency } from "./waiting-line.ts";

/** `full`: nothing was begun, ask again later. `failed`: it was tried once. */
export type PoolRefusal =
  | { readonly kind: "full" | "closed" }
  | { readonly kind: "failed"; readonly reason: string };

export type Pool<Job, Made> = {
  readonly run: (key: string, job: Job, urgency: Urgency) => Promise<Result<Made, PoolRefusal>>;
  readonly hurry: (key: string) => void;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

export type PoolOptions = {
  /** The file that each thread runs; it answers every message with one `Reply`. */
  readonly script: URL;
  readonly threads: number;
  /** Longest time for one job; after it the thread is replaced. */
  readonly limitMs: number;
  readonly longestLine: number;
};

/** Worker threads that share one waiting line. They never keep the process from stopping. */
export function openPool<Job, Made>(options: PoolOptions): Pool<Job, Made> {
  type Entry = { key: string; job: Job; answer: (result: Result<Made, PoolRefusal>) => void };
  const free: Thread<Job, Made>[] = [];
  for (let one = 0; one < options.threads; one += 1) free.push(openThread(options.script, options.limitMs));
  const all = [...free];
  const line = openWaitingLine<Entry>(options.longestLine);
  let closed = false;

  const work = async (thread: Thread<Job, Made>, { job, answer }: Entry): Promise<void> => {
    // A job that cannot be sent to a thread, or a thread that cannot be started, throws.
    const reply = await thread.perform(job).catch((error: unknown) => refuse(String(error)));
    free.push(thread);
    if (reply.ok) answer(reply);
    else answer(refuse(closed ? { kind: "closed" } : { kind: "failed", reason: reply.refusal }));
    next();
  };

  const next = (): void => {
    if (closed || free.length === 0) return;
    const entry = line.take();
    const thread = entry && free.pop();
    if (thread) void work(thread, entry);
  };

  return {
    run: (key, job, urgency) => {
      if (closed) return Promise.resolve(refuse({ kind: "closed" }));
      const { promise, resolve } = Promise.withResolvers<Result<Made, PoolRefusal>>();
      if (!line.add({ key, job, answer: resolve }, urgency)) return Promise.resolve(refuse({ kind: "full" }));
      next();
      return promise;
    },
    hurry: line.hurry,
    waiting: line.length,
    close: async () => {
      closed = true;
      for (let entry = line.take(); entry; entry = line.take()) entry.answer(refuse({ kind: "closed" }));
      await Promise.all(all.map((thread) => thread.end()));
    },
  };
}
