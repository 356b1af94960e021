import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { drawPlate, type Plate } from "#supply/illustrator/plate.ts";
import type { PictureFormat } from "#vocabulary/picture.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { fitPhoto } from "../photos/fit-photo.ts";
import { fitUpload } from "../photos/fit-upload.ts";
import { type Rasters, rasterise } from "./raster.ts";
import type { Reply } from "./thread.ts";

export type PictureJob = {
  readonly plate: Plate;
  readonly width: number;
  readonly formats: readonly PictureFormat[];
  /** Of a photograph or an upload: where its bytes are. */
  readonly original?: string | undefined;
};

/** The thread that draws: drawing and packing would hold up every request otherwise. */
const port = parentPort;
if (port === null) throw new Error("This file is started as a worker thread.");

port.on("message", async (job: PictureJob) => {
  const reply: Reply<Rasters> = await Promise.resolve()
    .then(() => make(job))
    .then(accept, (error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
  port.postMessage(reply);
});

async function make({ plate, width, formats, original }: PictureJob): Promise<Rasters> {
  if (plate.kind !== "photo" && plate.kind !== "upload") return rasterise(drawPlate(plate), width, formats);
  if (original === undefined) throw new Error("there is no original");
  const fitted = plate.kind === "photo" ? fitPhoto : fitUpload;
  return fitted(await readFile(original), width, formats);
}
