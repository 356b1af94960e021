import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { generateCatalogue } from "#supply/generator/generate.ts";
import { drawGarment } from "#supply/illustrator/garment.ts";
import { sampleGarments } from "#supply/illustrator/testing/sample-garments.ts";

/* Writes down what every silhouette looks like now, and what the catalogue is. Look at contact sheets, and read a
   few dozen products, before running it. */
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

const { products } = generateCatalogue({ seed: "cleed", size: 900, today: "2026-11-15" });
const catalogue = createHash("sha256")
  .update(JSON.stringify([...products()].slice(0, 300)))
  .digest("hex");
writeFileSync(
  new URL("../src/supply/generator/golden.json", import.meta.url),
  `${JSON.stringify({ catalogue }, null, 2)}\n`,
);
console.log("the catalogue written down");
