import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plateHash, readEdition } from "./edition.ts";

test("the edition changes with the code that draws, and with nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cleed-edition-"));
  await mkdir(join(folder, "testing"));
  await mkdir(join(folder, "cloth"));
  const editions: string[] = [];
  const after = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    editions.push(await readEdition(folder, [join(folder, "raster")]));
  };
  await writeFile(join(folder, "raster"), "1");
  await after("coat.ts", "1");
  await after("coat.test.ts", "1");
  await after("testing/faults.ts", "1");
  await after("notes.md", "1");
  expect(new Set(editions).size).toBe(1);
  await after("coat.ts", "2");
  await after("cloth/wool.ts", "1");
  await after("raster", "2");
  expect(new Set(editions).size).toBe(4);
  expect(editions[0]).toMatch(/^[0-9a-f]{12}$/);
  await rm(folder, { recursive: true });
});

test("another edition or another plate is another address", async () => {
  const hash = plateHash("1", { kind: "cover", cover: "cotton-polo" });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(plateHash("1", { kind: "cover", cover: "cotton-polo" })).toBe(hash);
  expect(plateHash("2", { kind: "cover", cover: "cotton-polo" })).not.toBe(hash);
  expect(plateHash("1", { kind: "cover", cover: "linen-blazer" })).not.toBe(hash);
  expect(await readEdition()).toMatch(/^[0-9a-f]{12}$/);
});
