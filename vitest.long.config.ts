import { defineConfig } from "vitest/config";

/** What takes minutes: `npm run test:long`. One file at a time, since some of it compares times. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["src/**/*.long.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
