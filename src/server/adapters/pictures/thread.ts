import { Worker } from "node:worker_threads";
import { type Result, refuse } from "#vocabulary/result.ts";

/** What a worker thread answers: what it made, or why it could not. */
export type Reply<Made> = Result<Made, string>;

export type Thread<Job, Made> = {
  /** One job at a time. A thread that dies or takes too long is given up; the next job gets a new one. */
  readonly perform: (job: Job) => Promise<Reply<Made>>;
  /** Resolves when nothing of it runs any more: code that is not JavaScript cannot be interrupted. */
  readonly end: () => Promise<void>;
};

export function openThread<Job, Made>(script: URL, limitMs: number): Thread<Job, Made> {
  const ending = new Set<Promise<unknown>>();
  let worker: Worker | undefined;
  let settle: ((reply: Reply<Made>) => void) | undefined;

  const giveUp = (thread: Worker, reason: string) => {
    if (worker !== thread) return;
    worker = undefined;
    settle?.(refuse(reason));
    // Not awaited here: a thread that hangs in native code ends when that code does.
    const end = thread.terminate().finally(() => ending.delete(end));
    ending.add(end);
  };

  const start = (): Worker => {
    // Without execArgv the thread would inherit flags meant for the main one (a test runner's loaders).
    const thread = new Worker(script, { name: "pictures", execArgv: [] });
    thread.on("message", (reply: Reply<Made>) => {
      if (worker === thread) settle?.(reply);
    });
    thread.on("error", (error) => giveUp(thread, error instanceof Error ? error.message : String(error)));
    thread.on("exit", (code) => giveUp(thread, `its thread ended with code ${code}`));
    // Last: a listener for messages would keep the process alive again.
    thread.unref();
    return thread;
  };

  return {
    perform: async (job) => {
      const { promise, resolve } = Promise.withResolvers<Reply<Made>>();
      settle = resolve;
      worker ??= start();
      const thread = worker;
      thread.postMessage(job);
      const limit = setTimeout(() => giveUp(thread, `it took longer than ${limitMs} ms`), limitMs);
      limit.unref();
      const reply = await promise;
      clearTimeout(limit);
      settle = undefined;
      return reply;
    },
    end: async () => {
      if (worker) giveUp(worker, "the pool was closed");
      await Promise.allSettled(ending);
    },
  };
}
