import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Vitals } from "#domain/admin/overview-ports.ts";

const windowMs = 60_000;

/** How late timers were of this and the last minute: what was slow long ago says nothing about now. */
export function openVitals(): Vitals {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let last = 0;
  setInterval(() => {
    last = p99(delay);
    delay.reset();
  }, windowMs).unref();
  return () => ({
    memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    eventLoopP99Ms: Math.round(Math.max(last, p99(delay)) * 10) / 10,
  });
}

/** The measurement waits 20 ms itself; nothing yet is nothing. */
const p99 = (delay: { readonly count: number; percentile(percent: number): number }): number =>
  delay.count === 0 ? 0 : Math.max(0, delay.percentile(99) / 1e6 - 20);
