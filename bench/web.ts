import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserFlags, installedBrowser } from "../e2e/browser.ts";
import { loadedScripts } from "../e2e/loaded-scripts.ts";
import { median, writeResults } from "./results.ts";

/** Lighthouse (mobile, median of 3) and the weight of the home page, on the release build. Writes RESULTS.md. */
const port = 4220;
const base = `http://localhost:${port}`;
const runs = 3;

const folder = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const server = spawn("node", ["src/server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" },
});
try {
  await untilReady();
  const scores = await lighthouse("/");
  const weight = await scriptsOf("/");
  await writeResults(report(scores, weight));
} finally {
  server.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const ready = await fetch(`${base}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server did not become ready within two minutes.");
}

type Scores = Record<string, number>;

async function lighthouse(path: string): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse ${path}, run ${run} of ${runs}…`);
    const output = join(folder, "lighthouse.json");
    const flags = ["--headless", ...browserFlags].join(" ");
    await promisify(execFile)(
      "lighthouse",
      [base + path, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: installedBrowser.executablePath ?? chromium.executablePath() } },
    );
    all.push(readScores(JSON.parse(await readFile(output, "utf8"))));
  }
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((scores) => scores[name] ?? 0))]));
}

type LighthouseReport = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

function readScores({ categories, audits }: LighthouseReport): Scores {
  const category = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: category("performance"),
    accessibility: category("accessibility"),
    "best practices": category("best-practices"),
    SEO: category("seo"),
    "first contentful paint, ms": Math.round(figure("first-contentful-paint")),
    "largest contentful paint, ms": Math.round(figure("largest-contentful-paint")),
    "total blocking time, ms": Math.round(figure("total-blocking-time")),
    "layout shift": Number(figure("cumulative-layout-shift").toFixed(4)),
  };
}

async function scriptsOf(path: string): Promise<{ first: number; later: number }> {
  const browser = await chromium.launch({ ...installedBrowser, args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const weight = await loadedScripts(page, base + path);
  await browser.close();
  return weight;
}

function report(scores: Scores, { first, later }: { first: number; later: number }): Record<string, string> {
  const rows = Object.entries(scores).map(([name, value]) => `| ${name} | ${value} |`);
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return {
    [`Lighthouse, mobile preset, home page, median of ${runs}`]: `| | |
|---|---|
${rows.join("\n")}`,
    "JavaScript of the home page, gzip": `| | kB |
|---|---|
| until the page has loaded | ${kB(first)} |
| routes preloaded afterwards | ${kB(later)} |
| all in | ${kB(first + later)} |
| the budget | 138.0 |`,
  };
}
