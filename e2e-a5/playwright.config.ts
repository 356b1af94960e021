import { defineConfig } from "@playwright/test";
import { browserFlags, installedBrowser } from "./browser.ts";
export default defineConfig({ testDir: ".", globalSetup: "./make-admin.ts", retries: 0, testMatch: "admin-*.spec.ts", workers: 1, timeout: 45_000, reporter: [["list"]], outputDir: "../test-results/a5-journeys", use: { baseURL: "http://localhost:4250", locale: "en-US", launchOptions: { ...installedBrowser, args: browserFlags } } });
