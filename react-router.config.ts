import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { bundleServer } from "./scripts/bundle-server.ts";
import { compressAssets } from "./scripts/compress-assets.ts";
import { splitLanguages } from "./scripts/one-language.ts";

export default {
  appDirectory: "src/web",
  buildDirectory: process.env.CLEED_BUILD_DIRECTORY ?? "build",
  // One chunk per route: every chunk error goes through loadRouteModule, which is guarded.
  splitRouteModules: false,
  // The whole route table comes with the page: preloading needs no further request.
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory }, viteConfig }) => {
    const { target } = viteConfig.build;
    await splitLanguages(join(buildDirectory, "client/assets"), target || "esnext");
    await compressAssets(join(buildDirectory, "client"));
    await bundleServer(join(buildDirectory, "run"));
    await writeFile(join(buildDirectory, "build.json"), JSON.stringify({ timestamp: Date.now() }));
  },
} satisfies Config;
