import { parentPort } from "node:worker_threads";
import { accept, refuse } from "#vocabulary/result.ts";
import type { PictureJob } from "../picture-worker.ts";
import type { Rasters } from "../raster.ts";

/** Instead of pixels it packs how many jobs it was given; it cannot make houndstooth. */
let jobs = 0;

parentPort?.on("message", async ({ plate, formats }: PictureJob) => {
  jobs += 1;
  const made: Rasters = {};
  for (const format of formats) made[format] = new TextEncoder().encode(`job ${jobs}`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const cannot = plate.kind === "cover" && plate.cover === "houndstooth-blazer";
  parentPort?.postMessage(cannot ? refuse("too many teeth") : accept(made));
});
