import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { EngineName } from "#domain/assistant/ports.ts";

export type Metrics = {
  readonly observeRequest: (surface: "api" | "page" | "file", status: number, seconds: number) => void;
  readonly observeAnswer: (engine: EngineName, firstEventSeconds: number, wholeSeconds: number) => void;
  /** The assistant's own words were used although a model is at hand. */
  readonly countFallback: (reason: string) => void;
  readonly text: () => Promise<string>;
};

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["surface", "status"] as const;
  const requests = new Counter({
    name: "cleed_http_requests_total",
    help: "Requests answered.",
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: "cleed_http_request_seconds",
    help: "Time until the answer's head was ready.",
    labelNames: ["surface"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const firstEvent = new Histogram({
    name: "cleed_assistant_first_event_seconds",
    help: "Time until the first event of the assistant's answer.",
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const answer = new Histogram({
    name: "cleed_assistant_answer_seconds",
    help: "Time until the assistant's answer was whole, by what wrote it.",
    labelNames: ["engine"],
    buckets: [0.1, 0.2, 0.3, 0.4, 0.6, 1, 2, 4, 8],
    registers: [registry],
  });
  const fallbacks = new Counter({
    name: "cleed_assistant_fallbacks_total",
    help: "Answers in the assistant's own words because the model's could not be used.",
    labelNames: ["reason"],
    registers: [registry],
  });
  return {
    observeAnswer: (engine, firstEventSeconds, wholeSeconds) => {
      firstEvent.observe(firstEventSeconds);
      answer.observe({ engine }, wholeSeconds);
    },
    countFallback: (reason) => fallbacks.inc({ reason }),
    observeRequest: (surface, status, seconds) => {
      requests.inc({ surface, status });
      duration.observe({ surface }, seconds);
    },
    text: () => registry.metrics(),
  };
}
