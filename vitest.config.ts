import { defineConfig } from "vitest/config";

/** Suites that open databases or hash passwords need their time on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 90_000 };

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
          globalSetup: ["src/storage/testing/global-setup.ts"],
          ...patient,
        },
      },
    ],
  },
});
