import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { knownScripts, type Lock, lockFaults, nameOf } from "./supply-chain-lock.ts";

/**
 * Whether what is installed can be trusted: the lock file, install scripts, and (without --static) what is known of
 * the packages' weaknesses. Closes with a line for each.
 */

/** Weaknesses that are known and do not concern us, each with the reason; docs/supply-chain.md lists them too. */
const accepted: Readonly<Record<string, string>> = {};

const read = async (path: string) => JSON.parse(await readFile(path, "utf8"));
const lock: Lock = await read("package-lock.json");
const faults = lockFaults(lock, await read("package.json"));

const install = await readFile("scripts/ensure.mjs", "utf8");
const commands = install.match(/npm (ci|install|i)\b[^"'`]*/g) ?? [];
if (commands.length === 0 || commands.some((command) => !/^npm ci .*--ignore-scripts/.test(command)))
  faults.push("scripts/ensure.mjs installs otherwise than with npm ci --ignore-scripts.");

const packages = Object.entries(lock.packages).filter(([place]) => place !== "");
console.log(`${packages.length} packages, each with its version and its SHA-512`);
for (const [place, { hasInstallScript }] of packages)
  if (hasInstallScript)
    console.log(`install script, never run: ${nameOf(place)}: ${knownScripts[nameOf(place)]}`);
for (const fault of faults) console.error(fault);

let bad = faults.length;
if (!process.argv.includes("--static")) bad += audit();
process.exit(bad === 0 ? 0 : 1);

type Audit = {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      { readonly severity: string; readonly via: readonly (string | { readonly url?: string })[] }
    >
  >;
};

/** Asks the registry what it knows. One that does not answer is said, and is no fault of the packages. */
function audit(): number {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--audit=true"], {
    encoding: "utf8",
    timeout: 60_000,
  });
  const { vulnerabilities } = parsed(stdout);
  if (!vulnerabilities) {
    console.log("npm audit: the registry did not answer, so nothing is known");
    return 0;
  }
  const found = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.flatMap((one) => (typeof one === "string" ? [] : [{ name, severity, url: one.url ?? "" }])),
  );
  const open = found.filter(({ url }) => !accepted[url.slice(url.lastIndexOf("/") + 1)]);
  for (const { name, severity, url } of open) console.error(`npm audit: ${name} (${severity}) ${url}`);
  console.log(`npm audit: ${found.length} known weaknesses, ${found.length - open.length} of them accepted`);
  return open.length;
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
