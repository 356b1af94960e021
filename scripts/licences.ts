import { readFile, writeFile } from "node:fs/promises";

/** Lists every package of the lock file with its licence in docs/licences.md, or with --check compares. */
const path = "docs/licences.md";
const lock: { packages: Record<string, { version?: string; license?: string; dev?: boolean }> } = JSON.parse(
  await readFile("package-lock.json", "utf8"),
);

const rows = Object.entries(lock.packages)
  .filter(([place]) => place.startsWith("node_modules/"))
  .map(([place, { version, license, dev }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    return `| ${name} | ${version} | ${license ?? "not stated"} | ${dev ? "development" : "product"} |`;
  });
const unique = [...new Set(rows)].sort();
const text = `# Licences

Every package that \`npm ci\` may install, from package-lock.json. Written by \`npm run licences\`.

| Package | Version | Licence | Used in |
|---|---|---|---|
${unique.join("\n")}
`;

if (!process.argv.includes("--check")) await writeFile(path, text);
else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
  console.error(`${path} is not what the lock file says. Run npm run licences.`);
  process.exit(1);
}
