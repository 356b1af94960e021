import cluster from "node:cluster";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { JobBoard } from "#domain/admin/job-board.ts";
import type { EngineName } from "#domain/assistant/ports.ts";
import type { Route } from "../route-of.ts";

/** Where something waits for its turn. */
type QueueName = "passwords" | "database" | "mail" | "pictures";

export type Metrics = {
  readonly observeRequest: (route: Route, status: number, seconds: number) => void;
  readonly observeAnswer: (engine: EngineName, firstEventSeconds: number, wholeSeconds: number) => void;
  /** The assistant's own words were used although a model is at hand. */
  readonly countFallback: (reason: string) => void;
  readonly observeRecommendation: (kind: string, surface: string, seconds: number) => void;
  /** Of a search that was asked with words, whether it found nothing is counted. */
  readonly observeSearch: (seconds: number, isMissed: boolean) => void;
  readonly countFault: (kind: "database" | "other") => void;
  /** Asked for its length whenever somebody reads the metrics; one that does not answer in time is left out. */
  readonly watchQueue: (queue: QueueName, length: () => number | Promise<number>) => void;
  /** The same board, heard. */
  readonly hearJobs: (board: JobBoard) => JobBoard;
  readonly text: () => Promise<string>;
};

/** A queue in a database that hangs must not hold up the others. */
const queueMs = 500;

export function openMetrics(): Metrics {
  const registry = new Registry();
  // Workers share a port: whoever reads gets one of them, and has to know which.
  if (cluster.worker) registry.setDefaultLabels({ worker: String(cluster.worker.id) });
  // Memory, processor, open files, and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter<Label>({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[] = [],
  ) => new Histogram<Label>({ name, help, buckets, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers });

  const requests = counter("cleed_http_requests_total", "Requests answered.", ["surface", "route", "status"]);
  const duration = histogram(
    "cleed_http_request_seconds",
    "Time until the answer's head was ready.",
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    ["surface", "route"],
  );
  const firstEvent = histogram(
    "cleed_assistant_first_event_seconds",
    "Time until the first event of the assistant's answer.",
    [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
  );
  const answer = histogram(
    "cleed_assistant_answer_seconds",
    "Time until the assistant's answer was whole, by what wrote it.",
    [0.1, 0.2, 0.3, 0.4, 0.6, 1, 2, 4, 8],
    ["engine"],
  );
  const fallbacks = counter(
    "cleed_assistant_fallbacks_total",
    "Answers in the assistant's own words because the model's could not be used.",
    ["reason"],
  );
  const recommendation = histogram(
    "cleed_recommendation_seconds",
    "Time to choose and order a list, by its kind and where it is shown.",
    [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
    ["kind", "surface"],
  );
  const search = histogram(
    "cleed_search_seconds",
    "Time to find products.",
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
  );
  const missed = counter("cleed_searches_without_results_total", "Searches in words that found nothing.");
  const faults = counter("cleed_faults_total", "Calls that failed, by what failed.", ["kind"]);
  // A counter that nobody has raised yet says so: nothing is not the same as not measured.
  for (const kind of ["database", "other"]) faults.inc({ kind }, 0);

  const queue = gauge("cleed_queue_length", "How many wait for their turn.", ["queue"]);
  const queues = new Map<QueueName, () => number | Promise<number>>();
  const measure = async () => {
    queue.reset();
    await Promise.all(
      [...queues].map(async ([name, length]) => {
        const value = await inTime(length);
        if (value !== undefined) queue.set({ queue: name }, value);
      }),
    );
  };
  const jobs = {
    running: gauge("cleed_job_running", "1 while a job runs.", ["job"]),
    ended: gauge("cleed_job_last_run_timestamp_seconds", "When a job last ended well.", ["job"]),
    failed: gauge("cleed_job_last_failure_timestamp_seconds", "When a job last failed.", ["job"]),
    failures: counter("cleed_job_failures_total", "Rounds of a job that failed.", ["job"]),
  };

  return {
    observeAnswer: (engine, firstEventSeconds, wholeSeconds) => {
      firstEvent.observe(firstEventSeconds);
      answer.observe({ engine }, wholeSeconds);
    },
    countFallback: (reason) => fallbacks.inc({ reason }),
    observeRequest: ({ surface, route }, status, seconds) => {
      requests.inc({ surface, route, status });
      duration.observe({ surface, route }, seconds);
    },
    observeRecommendation: (kind, surface, seconds) => recommendation.observe({ kind, surface }, seconds),
    observeSearch: (seconds, isMissed) => {
      search.observe(seconds);
      if (isMissed) missed.inc();
    },
    countFault: (kind) => faults.inc({ kind }),
    watchQueue: (name, length) => void queues.set(name, length),
    hearJobs: (board) => {
      for (const { key: job } of board.read()) jobs.failures.inc({ job }, 0);
      return {
        ...board,
        begin: (job, of) => {
          jobs.running.set({ job }, 1);
          board.begin(job, of);
        },
        end: (job, done) => {
          jobs.running.set({ job }, 0);
          jobs.ended.setToCurrentTime({ job });
          board.end(job, done);
        },
        fail: (job) => {
          jobs.running.set({ job }, 0);
          jobs.failed.setToCurrentTime({ job });
          jobs.failures.inc({ job });
          board.fail(job);
        },
      };
    },
    text: async () => {
      await measure();
      return registry.metrics();
    },
  };
}

async function inTime(length: () => number | Promise<number>): Promise<number | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), queueMs);
  try {
    return await Promise.race([(async () => length())(), late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
