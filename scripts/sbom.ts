import { readFile, writeFile } from "node:fs/promises";
import { writeSbom } from "./supply-chain-sbom.ts";

/** Writes the bill of materials of the lock file to docs/sbom.json, or with --check compares. */
const path = "docs/sbom.json";
const { name, version } = JSON.parse(await readFile("package.json", "utf8"));
const text = writeSbom(JSON.parse(await readFile("package-lock.json", "utf8")), { name, version });

if (!process.argv.includes("--check")) await writeFile(path, text);
else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
  console.error(`${path} is not what the lock file says. Run npm run sbom.`);
  process.exit(1);
}
