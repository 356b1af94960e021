import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { drawGarment } from "#supply/illustrator/garment.ts";
import { sampleGarments } from "#supply/illustrator/testing/sample-garments.ts";

/* Writes down what every silhouette looks like now. Look at contact sheets before running it. */
const hashes = sampleGarments()
  .map((garment) => [
    garment.kind,
    createHash("sha256").update(drawGarment(garment)).digest("hex").slice(0, 16),
  ])
  .sort(([a = ""], [b = ""]) => a.localeCompare(b));
writeFileSync(
  new URL("../src/supply/illustrator/golden.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
);
console.log(`${hashes.length} drawings written down`);
