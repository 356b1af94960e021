import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type Metrics = {
  readonly observeRequest: (surface: "api" | "page" | "file", status: number, seconds: number) => void;
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
  return {
    observeRequest: (surface, status, seconds) => {
      requests.inc({ surface, status });
      duration.observe({ surface }, seconds);
    },
    text: () => registry.metrics(),
  };
}
