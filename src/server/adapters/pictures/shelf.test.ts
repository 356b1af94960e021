import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openShelf, type Place } from "./shelf.ts";

const root = await mkdtemp(join(tmpdir(), "cleed-shelf-"));
afterAll(() => rm(root, { recursive: true, force: true }));

let folder = "";
let clock = 0;
const troubles: unknown[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(root, "one-"));
  clock = 1_000_000;
  troubles.length = 0;
});

const edition = "0123456789ab";
const shelfIn = (where = folder, mostBytes = 1_000_000) =>
  openShelf({
    folder: where,
    edition,
    mostBytes,
    now: () => clock,
    onTrouble: (error) => troubles.push(error),
  });
const place = (digit: string, format: Place["format"] = "webp"): Place => ({
  hash: digit.repeat(16),
  width: 400,
  format,
});
const bytes = (length: number) => new Uint8Array(length).fill(7);
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test("what was put there is there, after a restart too, and no half is left", async () => {
  expect(await shelfIn().read(place("a"))).toBeUndefined();
  expect(await shelfIn().write(place("a"), bytes(3))).toBe(true);
  const again = shelfIn();
  expect(await again.read(place("a"))).toEqual(Buffer.from([7, 7, 7]));
  expect(await again.has(place("a"))).toBe(true);
  expect(await again.has(place("a", "avif"))).toBe(false);
  expect(await files()).toEqual(["aaaaaaaaaaaaaaaa-400.webp"]);
});

test("a merchant's own bytes lie beside what is made of them, take their share of the room, and can go", async () => {
  const shelf = shelfIn(folder, 1_000);
  const original = { hash: "a".repeat(16), format: "original" } as const;
  expect(await shelf.write(original, bytes(700))).toBe(true);
  await shelf.write(place("a"), bytes(150));
  expect(await files()).toEqual(["aaaaaaaaaaaaaaaa-400.webp", "aaaaaaaaaaaaaaaa.original"]);
  expect(shelf.pathOf(original)).toBe(join(folder, edition, "aa", "aaaaaaaaaaaaaaaa.original"));
  expect(shelf.hasRoom()).toBe(false);
  await shelf.remove(original);
  await shelf.remove(original);
  expect(await shelf.has(original)).toBe(false);
  expect(shelf.hasRoom()).toBe(true);
  expect(() => shelf.pathOf({ ...original, hash: "../../etc/passwd" })).toThrow();
});

test("a picture that a crash left empty counts as not made", async () => {
  const shelf = shelfIn();
  await shelf.write(place("a"), bytes(0));
  expect(await shelf.has(place("a"))).toBe(false);
  expect(await shelf.read(place("a"))).toBeUndefined();
});

test.each([
  { ...place("a"), hash: "../../../../etc/x" },
  { ...place("a"), hash: "" },
  { ...place("a"), width: 401 },
  { ...place("a"), format: "webp/../../x" },
])("%j is no place", async (wrong) => {
  await expect((async () => shelfIn().read(wrong as Place))()).rejects.toThrow("No picture can be kept as");
});

describe("tidying", () => {
  test("removes other editions and old halves, and nothing that is not ours", async () => {
    const shelf = shelfIn();
    await shelf.write(place("a"), bytes(3));
    await mkdir(join(folder, "ba9876543210/aa"), { recursive: true });
    await writeFile(join(folder, "ba9876543210/aa/old.webp"), "old");
    await mkdir(join(folder, "holidays"));
    await writeFile(join(folder, "holidays/beach.webp"), "kept");
    const [half, fresh] = ["half.1-1.tmp", "fresh.1-2.tmp"].map((name) => join(folder, edition, name));
    for (const path of [half, fresh]) await writeFile(String(path), "half");
    const longAgo = new Date(Date.now() - 7_200_000);
    await utimes(String(half), longAgo, longAgo);
    await shelf.tidy();
    expect(await files()).toEqual(["aaaaaaaaaaaaaaaa-400.webp", "beach.webp", "fresh.1-2.tmp"]);
    expect((await readdir(folder)).sort()).toEqual([edition, "holidays"]);
  });

  test("learns how full it is", async () => {
    await shelfIn().write(place("a"), bytes(900));
    const again = shelfIn(folder, 1_000);
    expect(again.hasRoom()).toBe(true);
    await again.tidy();
    expect(again.hasRoom()).toBe(false);
  });

  test("a folder that is not there yet is tidy", async () => {
    await shelfIn(join(folder, "none")).tidy();
    expect(troubles).toEqual([]);
  });
});

test("over its size, the oldest go first", async () => {
  const shelf = shelfIn(folder, 1_000);
  for (const [age, digit] of ["b", "a", "c"].entries()) {
    await shelf.write(place(digit), bytes(300));
    const made = new Date(Date.now() - 1_000_000 + age * 1_000);
    const hash = digit.repeat(16);
    await utimes(join(folder, edition, hash.slice(0, 2), `${hash}-400.webp`), made, made);
  }
  await shelf.write(place("d"), bytes(300));
  expect(await files()).toEqual(["a", "c", "d"].map((digit) => `${digit.repeat(16)}-400.webp`));
});

describe("a folder that cannot be written", () => {
  test("is told once, throws nothing, and is tried again after a rest", async () => {
    await writeFile(join(folder, "file"), "");
    const shelf = shelfIn(join(folder, "file/pictures"));
    expect(await shelf.write(place("a"), bytes(3))).toBe(false);
    expect(shelf.takesMore()).toBe(false);
    expect(await shelf.write(place("b"), bytes(3))).toBe(false);
    expect(troubles).toHaveLength(1);
    expect(await shelf.read(place("a"))).toBeUndefined();
    await shelf.tidy();
    clock += 61_000;
    expect(shelf.takesMore()).toBe(true);
    await rm(join(folder, "file"));
    expect(await shelf.write(place("a"), bytes(3))).toBe(true);
    expect(troubles).toHaveLength(1);
  });
});
