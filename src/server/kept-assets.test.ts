import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepAssets } from "./kept-assets.ts";

async function openFolders() {
  const folder = await mkdtemp(join(tmpdir(), "cleed-assets-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const build = async (name: string, files: readonly string[]) => {
    await mkdir(join(folder, name, "assets"), { recursive: true });
    for (const file of files) await writeFile(join(folder, name, "assets", file), `${name} ${file}`);
    return join(folder, name);
  };
  return { kept: join(folder, "kept"), build };
}

const now = new Date("2026-03-10T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

test("files of two builds stand beside each other, and two processes may keep them at once", async () => {
  const { kept, build } = await openFolders();
  const first = await build("first", ["app-1.js", "app-1.js.br", "same.css"]);
  const second = await build("second", ["app-2.js", "same.css"]);
  await Promise.all([keepAssets(first, kept, now), keepAssets(first, kept, now)]);
  await keepAssets(second, kept, now);
  expect((await readdir(kept)).sort()).toEqual(["app-1.js", "app-1.js.br", "app-2.js", "same.css"]);
  expect(await readFile(join(kept, "app-1.js"), "utf8")).toBe("first app-1.js");
});

test("what no build has used for a week goes; what is in use stays however old it is", async () => {
  const { kept, build } = await openFolders();
  await keepAssets(await build("first", ["app-1.js", "same.css"]), kept, days(-30));
  const second = await build("second", ["app-2.js", "same.css"]);
  await keepAssets(second, kept, days(-24));
  expect((await readdir(kept)).sort()).toEqual(["app-1.js", "app-2.js", "same.css"]);
  await utimes(join(kept, "same.css"), days(-30), days(-30));
  await keepAssets(second, kept, days(-22));
  expect((await readdir(kept)).sort()).toEqual(["app-2.js", "same.css"]);
});
