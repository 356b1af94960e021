import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { draftGarment } from "#supply/illustrator/draft.ts";
import { openPictures } from "../open-pictures.ts";

/** Asks for pictures of merchants who never answer, closes, and should then end by itself. */
const garment = draftGarment({ universe: "men", leaf: "A.2.1", seed: "closing" });
if (!garment) throw new Error("there is something to draw");
const folder = await mkdtemp(join(tmpdir(), "cleed-closing-"));
const pictures = openPictures({
  catalogue: {
    find: (name) => ({
      kind: "photo",
      url: `${process.argv[2]}/${name}.jpg`,
      name: { en: "A", fr: "B" },
      garment,
    }),
    names: () => [],
  },
  folder,
  mostBytes: 1_000_000,
  edition: "0123456789ab",
  threads: 1,
  now: Date.now,
  warn: (_, sentence) => process.stdout.write(`${sentence}\n`),
  photos: { allowLoopback: true },
});
for (const name of ["one", "two", "three"]) await pictures.read(name, 400, ["webp"]);
await new Promise((resolve) => setTimeout(resolve, 200));
await pictures.close();
await rm(folder, { recursive: true, force: true });
process.stdout.write("closed\n");
