import { rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { emptyFolder, startServer } from "../src/server/testing/running-server.ts";
import { plot } from "./plot.ts";
import { report } from "./report.ts";
import { figureIn, memorySlope, openTally, ownMemoryMb, type Sample } from "./samples.ts";
import { shop } from "./shoppers.ts";

/** Simulated shoppers for half an hour: memory must not grow, and nobody may meet a fault. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    shoppers: { type: "string", default: "12" },
    pause: { type: "string", default: "250" },
    /** Only says what came of it. */
    "no-report": { type: "boolean", default: false },
  },
});
const [minutes, shoppers, pauseMs] = [values.minutes, values.shoppers, values.pause].map(Number) as [
  number,
  number,
  number,
];
const everySeconds = 5;
const root = join(import.meta.dirname, "..");
const dataDirectory = await emptyFolder();
const server = await startServer({
  dataDirectory,
  build: join(root, "build"),
  env: {
    CATALOGUE_SIZE: "2400",
    PICTURE_QUIET_SECONDS: "1",
    // As `npm start` has them.
    UV_THREADPOOL_SIZE: "16",
    RAYON_NUM_THREADS: "1",
    MALLOC_ARENA_MAX: "2",
  },
});
const tally = openTally();
const faults: string[] = [];
const samples: Sample[] = [];
const loads: number[] = [];
const began = performance.now();
const isOver = () => performance.now() - began > minutes * 60_000;

try {
  console.log(`${shoppers} shoppers for ${minutes} minutes; ready after ${Math.round(server.readyMs)} ms`);
  console.log("   time   rss MB   own MB  heap MB  delay p99   req/s   p50   p95   p99  statuses");
  const world = { url: server.url, dataDirectory, tally, isOver, faults };
  const shopping = Promise.all(Array.from({ length: shoppers }, (_, n) => shop(world, n, pauseMs)));
  let last = performance.now();
  while (!isOver()) {
    await sleep(everySeconds * 1000);
    const metrics = await fetch(`${server.url}/api/metrics`).then(
      (response) => response.text(),
      () => "",
    );
    const passed = (performance.now() - last) / 1000;
    last = performance.now();
    const rssMb = figureIn(metrics, "process_resident_memory_bytes") / 1e6;
    const sample: Sample = {
      second: Math.round((performance.now() - began) / 1000),
      rssMb,
      ownMb: (await ownMemoryMb(server.pid)) ?? rssMb,
      heapMb: figureIn(metrics, "nodejs_heap_size_used_bytes") / 1e6,
      delayMs: figureIn(metrics, "nodejs_eventloop_lag_p99_seconds") * 1000,
      ...tally.take(passed),
    };
    samples.push(sample);
    loads.push(loadavg()[0] ?? 0);
    console.log(line(sample));
  }
  await shopping;
} finally {
  await server.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

const slope = memorySlope(samples);
const title = `${minutes} minutes, ${shoppers} shoppers`;
if (!values["no-report"]) {
  await writeFile(join(import.meta.dirname, "last-run.svg"), plot(samples, title));
  const load = loads.reduce((sum, one) => sum + one, 0) / Math.max(1, loads.length);
  const machine = { processors: availableParallelism(), load };
  const command = `npm run soak -- --minutes ${minutes} --shoppers ${shoppers} --pause ${pauseMs}`;
  await writeFile(
    join(import.meta.dirname, "RESULTS.md"),
    report({ samples, faults, slope, machine, command, minutes }),
  );
}
console.log(`Memory grows by ${slope.toFixed(2)} MB a minute in the second half (at most 1).`);
for (const fault of faults.slice(0, 20)) console.log(fault);
if (faults.length > 0 || !(slope <= 1)) {
  console.log(`Not good: ${faults.length} faults.`);
  process.exitCode = 1;
}

function line({ second, rssMb, ownMb, heapMb, delayMs, perSecond, p50, p95, p99, statuses }: Sample): string {
  const cell = (value: number, width: number) => value.toFixed(0).padStart(width);
  return `${cell(second, 6)}s ${cell(rssMb, 8)} ${cell(ownMb, 8)} ${cell(heapMb, 8)} ${cell(delayMs, 10)} ${perSecond.toFixed(1).padStart(7)} ${cell(p50, 5)} ${cell(p95, 5)} ${cell(p99, 5)}  ${JSON.stringify(statuses)}`;
}
