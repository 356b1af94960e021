import { defineConfig } from "@playwright/test";
import { browserFlags, installedBrowser } from "./e2e/browser.ts";
import { releasePort, workshopPort } from "./e2e/ports.ts";

/** A site of its own, on data of its own: `npm test` begins with none. */
const site = (port: number, build: string, products: number) => ({
  command: `exec node ${build}/run/main.js --build ${build}`,
  url: `http://localhost:${port}/api/health`,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  env: {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: `test-results/site-${port}`,
    LOG_LEVEL: "warn",
    CATALOGUE_SIZE: String(products),
    // Pictures that nobody asks for would take the processor from the journeys.
    PICTURE_QUIET_SECONDS: "3600",
  },
});

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/make-admin.ts",
  // On a machine that does too much at once a journey may need a second try; it is then told as flaky.
  retries: 1,
  testMatch: "**/*.spec.ts",
  // What takes longest runs with `npm run test:long`.
  ...(process.argv.includes("@long") ? {} : { grepInvert: /@long/ }),
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // How fast something is, the benches say: a journey on a busy machine waits until it is there.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  outputDir: "test-results/journeys",
  use: {
    baseURL: `http://localhost:${releasePort}`,
    locale: "en-US",
    launchOptions: { ...installedBrowser, args: browserFlags },
  },
  webServer: [site(releasePort, "build", 2400), site(workshopPort, "build-workshop", 0)],
});
