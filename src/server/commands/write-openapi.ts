import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openApiDocument } from "#contract/openapi.ts";

/** Writes docs/openapi.json from the contract, or with --check says whether it is up to date. */
const path = join(import.meta.dirname, "../../../docs/openapi.json");
const text = `${JSON.stringify(openApiDocument("1"), null, 2)}\n`;

if (process.argv.includes("--check")) {
  const written = await readFile(path, "utf8").catch(() => "");
  if (written !== text) {
    console.error("docs/openapi.json is not what the contract says. Run npm run openapi.");
    process.exit(1);
  }
} else {
  await writeFile(path, text);
}
