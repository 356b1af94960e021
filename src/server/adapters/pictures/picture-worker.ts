import { parentPort } from "node:worker_threads";
import { drawPlate, type Plate } from "#supply/illustrator/plate.ts";
import type { PictureFormat } from "#vocabulary/picture.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { type Rasters, rasterise } from "./raster.ts";
import type { Reply } from "./thread.ts";

export type PictureJob = {
  readonly plate: Plate;
  readonly width: number;
  readonly formats: readonly PictureFormat[];
};

/** The thread that draws: drawing and packing would hold up every request otherwise. */
const port = parentPort;
if (port === null) throw new Error("This file is started as a worker thread.");

port.on("message", async ({ plate, width, formats }: PictureJob) => {
  const reply: Reply<Rasters> = await Promise.resolve()
    .then(() => rasterise(drawPlate(plate), width, formats))
    .then(accept, (error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
  port.postMessage(reply);
});
