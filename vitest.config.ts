import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["src/storage/**"],
        },
      },
      {
        test: {
          name: "storage",
          environment: "node",
          include: ["src/storage/**/*.test.ts"],
          globalSetup: ["src/storage/testing/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
