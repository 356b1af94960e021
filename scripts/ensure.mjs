// Runs on whatever Node the machine has (20 or later), before anything is installed:
// installs when node_modules is missing or stale, builds and finds a browser when asked to.
import { execSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const wanted = new Set(process.argv.slice(2));
// NODE_ENV=production would leave out what the build needs.
const { NODE_ENV: _, ...environment } = process.env;
const run = (command) => execSync(command, { stdio: "inherit", env: environment });

install();
makeFonts();
if (wanted.has("build")) build();
if (wanted.has("browser")) findBrowser();
if (wanted.has("peers")) installPeers();

function install() {
  const stamp = "node_modules/.lock-hash";
  const lock = () => createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock()) return;
  console.log("Installing what the lock file names (about a minute)…");
  run("npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error");
  if (!existsSync("node_modules/.bin/node")) {
    fail(`There is no Node 26 package for ${process.platform} ${process.arch} (see optionalDependencies).`);
  }
  writeFileSync(stamp, lock());
}

/** Pages ask for font files with nothing in them but what they are written with. */
function makeFonts() {
  const stamp = "node_modules/.fonts/made-of";
  const parts = ["package-lock.json", "scripts/own-fonts.ts", "src/web/styles/fonts.css"];
  const hash = createHash("sha256");
  for (const part of parts) hash.update(readFileSync(part));
  const madeOf = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === madeOf) return;
  run("node_modules/.bin/node scripts/own-fonts.ts");
  writeFileSync(stamp, madeOf);
}

/** What benches hold Cleed beside. */
function installPeers() {
  const stamp = "bench/peers/node_modules/.lock-hash";
  const lock = createHash("sha256").update(readFileSync("bench/peers/package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing what Cleed is measured beside…");
  run("npm ci --prefix bench/peers --ignore-scripts --no-audit --no-fund --loglevel=error");
  writeFileSync(stamp, lock);
}

function build() {
  const built = "build/build.json";
  const sources = ["src", "scripts", "package-lock.json", "vite.config.ts", "react-router.config.ts"];
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))) return;
  console.log("Building the site (a few seconds)…");
  run("npm run build --silent -- --logLevel warn");
}

/** The time of the last change below a path. What the build itself writes does not count. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== "paraglide" && name !== "project.inlang");
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

function findBrowser() {
  if (browserPath()) return;
  console.log("Looking for a browser to test in…");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("sh", ["-c", "command -v apt-get"]).status === 0) {
    // The one without windows runs the journeys in two thirds of the time; older systems have only the other.
    const install = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends";
    spawnSync(
      "sh",
      ["-c", `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`],
      { stdio: "inherit" },
    );
    if (browserPath()) return;
  }
  if (spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" }).status === 0) return;
  fail("No browser for the journeys: set CHROMIUM_PATH to a Chromium or Chrome, or install one.");
}

function browserPath() {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return places.find((place) => place && existsSync(place));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
