import { defineConfig } from "vitest/config";

/** Suites that open databases or hash passwords need their time on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 90_000 };

const standsAlone = "src/storage/embedded/pglite-session.test.ts";

export default defineConfig({
  test: {
    // All the processors there are: by itself vitest leaves one of two idle.
    maxWorkers: "100%",
    // Suites share what they import: loading it anew for each took longer than the tests. So a suite puts back
    // whatever it changes outside itself (clocks, variables of the environment).
    isolate: false,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["src/storage/**", "src/server/attacks/**"],
        },
      },
      {
        test: { name: "attacks", environment: "node", include: ["src/server/attacks/*.test.ts"], ...patient },
      },
      {
        test: {
          name: "storage",
          environment: "node",
          include: ["src/storage/**/*.test.ts"],
          exclude: [standsAlone],
          globalSetup: ["src/storage/testing/global-setup.ts"],
          ...patient,
        },
      },
      {
        // It puts something in the place of Node's threads, which nothing else may have loaded before.
        test: { name: "alone", environment: "node", include: [standsAlone], isolate: true, ...patient },
      },
    ],
  },
});
