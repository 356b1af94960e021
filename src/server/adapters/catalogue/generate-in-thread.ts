import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { Product } from "#domain/catalogue/product.ts";
import type { CatalogueRequest } from "#supply/generator/generate.ts";

export type Generating = {
  /** Once, in order. */
  readonly products: (report: (count: number) => void) => AsyncGenerator<Product>;
  readonly close: () => Promise<unknown>;
};

/** Batches that may wait to be stored: the whole catalogue of a first start, and a small part of a million. */
const ahead = 30;

/**
 * Draws a catalogue up in a thread of its own, at once: meanwhile the database is opened, and then stores
 * what is there.
 */
export function generateInThread(request: CatalogueRequest): Generating {
  const thread = new Worker(new URL("./generator-worker.ts", import.meta.url), {
    name: "catalogue",
    workerData: request,
    execArgv: [],
  });
  const ask = () => thread.postMessage("more");
  const messages = on(thread, "message");
  for (let i = 0; i < ahead; i++) ask();
  return {
    async *products(report) {
      let count = 0;
      while (true) {
        const { value } = await messages.next();
        const [products] = value as [readonly Product[]];
        if (products.length === 0) return;
        ask();
        yield* products;
        count += products.length;
        report(count);
      }
    },
    close: () => thread.terminate(),
  };
}
