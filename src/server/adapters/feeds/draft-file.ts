import { appendFileSync, createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { linesOf } from "./file-spool.ts";

/** Characters held before they are written. */
const mostWaiting = 1024 * 1024;

/**
 * Products on their way from a feed to the database: all are read before the first is brought in, so that nobody
 * waits for the database while a feed is read.
 */
export async function openDraftFile({ folder = tmpdir() } = {}) {
  const own = await mkdtemp(join(folder, "cleed-drafts-"));
  const path = join(own, "drafts");
  let waiting: string[] = [];
  let waitingLength = 0;
  const flush = () => {
    appendFileSync(path, waiting.join(""), { mode: 0o600 });
    waiting = [];
    waitingLength = 0;
  };

  return {
    put: (draft: ProductDraft): void => {
      const line = `${JSON.stringify(draft)}\n`;
      waiting.push(line);
      waitingLength += line.length;
      if (waitingLength > mostWaiting) flush();
    },
    /** Everything that was put, and at the end what is given. */
    read: async function* <Report>(report: Report): AsyncGenerator<ProductDraft, Report> {
      flush();
      // Written above from a value of this type.
      for await (const line of linesOf(createReadStream(path, { encoding: "utf8" })))
        yield JSON.parse(line) as ProductDraft;
      return report;
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}
