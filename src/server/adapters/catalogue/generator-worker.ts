import { parentPort, workerData } from "node:worker_threads";
import { type CatalogueRequest, generateCatalogue } from "#supply/generator/generate.ts";

/** Few enough that the first come soon. */
const batch = 100;

/** Draws up products when asked for more; nothing but an empty batch when there are no more. */
const products = generateCatalogue(workerData as CatalogueRequest).products();

parentPort?.on("message", () => {
  parentPort?.postMessage(Array.from({ length: batch }, () => products.next().value).filter(Boolean));
});
