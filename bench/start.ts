import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepSite, usualSize } from "./kept-site.ts";
import { median, tell, writeResults } from "./results.ts";
import { untilIdle } from "./serving/processor.ts";
import { startSite } from "./serving/site.ts";

/**
 * `node bench/start.ts 2400 100000`: from the start of the process until the site answers, with a catalogue that is
 * there already (the first start of all draws it up, which is told beside), and the memory it has then. The fastest of
 * a few counts (`fastest.ts`).
 */
const sizes = process.argv.slice(2).map(Number);
const goals = new Map([
  [2_400, 2],
  [100_000, 6],
]);
const tries = 5;
const rows: string[] = [];
for (const size of sizes.length > 0 ? sizes : [2_400, 100_000]) {
  const folder = await mkdtemp(join(tmpdir(), "cleed-start-"));
  const data = join(folder, "data");
  const start = () =>
    startSite({
      command: ["node", "build/run/main.js"],
      port: 4263,
      path: "/api/health",
      env: {
        DATA_DIR: data,
        CATALOGUE_SIZE: String(size),
        LOG_LEVEL: "warn",
        PICTURE_QUIET_SECONDS: "3600",
      },
    });
  try {
    const first = await start();
    await first.stop();
    let memory = 0;
    const startOnce = async () => {
      const site = await start();
      memory = await residentMb(site.pid);
      await site.stop();
      return site.readyMs / 1000;
    };
    const times: number[] = [];
    for (let i = 0; i < tries; i++) times.push(await startOnce());
    const seconds = Math.min(...times);
    rows.push(
      `| ${size.toLocaleString("en")} | ${seconds.toFixed(1)} | ${median(times).toFixed(1)} | ${(first.readyMs / 1000).toFixed(1)} | ${memory.toFixed(0)} |`,
    );
    const goal = goals.get(size);
    await tell({
      name: `start with ${size.toLocaleString("en")} products`,
      value: seconds,
      unit: "s",
      note: `fastest of ${tries}, median ${median(times).toFixed(2)} s`,
      ...(goal === undefined ? {} : { atMost: goal }),
    });
    if (size === usualSize) {
      // What a site makes when it has just begun is there when others get it.
      const site = await start();
      await untilIdle(site.pid);
      await site.stop();
    }
    await keepSite(size, data);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
await writeResults({
  Start: `\`node bench/start.ts ${process.argv.slice(2).join(" ")}\`. From the start of the process until it answers, in seconds, the fastest of ${tries} and the median; the first start of all, which makes the database and draws up the catalogue; and the memory of the process once it answers.

| products | start, s | median | first start, s | MB |
|---|---|---|---|---|
${rows.join("\n")}`,
});

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
