import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { releasePort, workshopPort } from "./e2e/ports.ts";

const executablePath = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((place) => place && existsSync(place));

/** A site of its own, on an empty data directory. */
const site = (port: number, build: string) => ({
  command: `exec node src/server/main.ts --build ${build}`,
  url: `http://localhost:${port}/api/health`,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  env: {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "cleed-journeys-")),
    LOG_LEVEL: "warn",
  },
});

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  outputDir: "test-results/journeys",
  use: {
    baseURL: `http://localhost:${releasePort}`,
    locale: "en-US",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [site(releasePort, "build"), site(workshopPort, "build-workshop")],
});
