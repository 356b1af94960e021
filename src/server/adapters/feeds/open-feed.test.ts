import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Diagnostic, FeedStopped } from "#supply/feeds/diagnostic.ts";
import { openFileSpool } from "./file-spool.ts";
import { feedText, openFeed } from "./open-feed.ts";

const text = "id,title,price\n1,Chemise d’été à 10 €,10.00 EUR\n2,Œillet 😀,5.00 EUR\n";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function* pieces(bytes: Uint8Array, length = bytes.length) {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}

async function read(bytes: Uint8Array, length?: number, limits?: Parameters<typeof feedText>[2]) {
  const diagnostics: Diagnostic[] = [];
  let whole = "";
  try {
    for await (const piece of feedText(pieces(bytes, length), (found) => diagnostics.push(found), limits))
      whole += piece;
  } catch (error) {
    if (!(error instanceof FeedStopped)) throw error;
    return { text: whole, codes: [error.diagnostic.code] };
  }
  return { text: whole, codes: diagnostics.map(({ code }) => code) };
}

const latin = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

describe("the text of a feed", () => {
  const utf16be = Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 with its mark", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16 without", Buffer.from(text, "utf16le")],
    ["big-endian UTF-16", utf16be],
    ["gzip", gzipSync(text)],
    [
      "two gzip files one after the other",
      Buffer.concat([gzipSync(text.slice(0, 20)), gzipSync(text.slice(20))]),
    ],
    ["zip", Buffer.from(zipSync({ "feed.csv": Buffer.from(text), "readme.txt": Buffer.from("no") }))],
    ["a stored zip", Buffer.from(zipSync({ "feed.csv": [Buffer.from(text), { level: 0 }] }))],
  ])("comes out of %s, in one piece and byte by byte", async (_, bytes) => {
    for (const length of [undefined, 1, 3]) expect(await read(bytes, length)).toEqual({ text, codes: [] });
  });

  it("is read as Windows-1252 when it is no UTF-8, wherever that shows", async () => {
    const start = `id,title,price\n${"1,shirt,2\n".repeat(10_000)}`;
    const bytes = latin(`${start}2,\xC9t\xE9 \x80,3\n`);
    for (const length of [undefined, 1000, 7]) {
      expect(await read(bytes, length)).toEqual({ text: `${start}2,Été €,3\n`, codes: ["encoding_guessed"] });
    }
  });

  it("stays UTF-8 when only a byte of it is damaged", async () => {
    const bytes = Buffer.concat([Buffer.from("1,été,"), Uint8Array.of(0xe9), Buffer.from(",à\n")]);
    for (const length of [undefined, 1]) {
      expect(await read(bytes, length)).toEqual({ text: "1,été,\uFFFD,à\n", codes: ["bad_encoding"] });
    }
  });

  it("ends when the file was cut off, or is damaged", async () => {
    const packed = gzipSync(text.repeat(500));
    expect((await read(packed.subarray(0, packed.length - 20))).codes).toEqual(["truncated_archive"]);
    const damaged = Buffer.from(packed);
    damaged.fill(0xff, 20, 60);
    expect((await read(damaged)).codes).toEqual(["bad_archive"]);
    const zip = Buffer.from(zipSync({ "feed.csv": Buffer.from(text.repeat(500)) }));
    expect((await read(zip.subarray(0, 100))).codes).toEqual(["truncated_archive"]);
  });

  it("ends when a small file turns out to be a large one", async () => {
    const zeros = new Uint8Array(40 * 1024 * 1024);
    expect((await read(gzipSync(zeros), 4096)).codes).toEqual(["expands_too_much"]);
    expect((await read(Buffer.from(zipSync({ "feed.csv": zeros })), 4096)).codes).toEqual([
      "expands_too_much",
    ]);
    const small = { totalBytes: 1000, ratio: 200 };
    expect((await read(gzipSync(text.repeat(50)), undefined, small)).codes).toEqual(["expands_too_much"]);
    expect((await read(Buffer.from(text.repeat(50)), undefined, small)).codes).toEqual(["expands_too_much"]);
  }, 60_000);

  it("is only its words: what the files of an archive are called leads nowhere", async () => {
    const names = ["../../../../tmp/cleed-slip.csv", "/tmp/cleed-slip.csv", "..\\..\\cleed-slip.csv"];
    for (const name of names) {
      const zip = Buffer.from(zipSync({ [name]: [Buffer.from(text), { os: 3, attrs: 0o120777 << 16 }] }));
      expect((await read(zip)).text).toBe(text);
    }
    expect(existsSync("/tmp/cleed-slip.csv")).toBe(false);
  });

  it("comes from a file, and a file that is not there is a refusal", async () => {
    const path = join(folder, "feed");
    await writeFile(path, gzipSync(text));
    let whole = "";
    for await (const piece of openFeed(path, () => {})) whole += piece;
    expect(whole).toBe(text);
    const missing = openFeed(join(folder, "none"), () => {});
    await expect(missing.next()).rejects.toMatchObject({
      diagnostic: { code: "unreadable_file", sample: "ENOENT" },
    });
  });
});

describe("the spool", () => {
  it("gives back what was put into each bucket, and leaves nothing behind", async () => {
    const spool = await openFileSpool({ folder, buckets: 3 });
    const line = (i: number) => JSON.stringify([`row ${i}`, "été \u2028 😀 \n"]);
    for (let i = 0; i < 1000; i++) await spool.put(i % 2, line(i));
    const back: string[][] = [];
    for (let bucket = 0; bucket < 3; bucket++) {
      const lines: string[] = [];
      for await (const each of spool.read(bucket)) lines.push(each);
      back.push(lines);
    }
    expect(back.map((lines) => lines.length)).toEqual([500, 500, 0]);
    expect(back[1]?.[1]).toBe(line(3));
    await spool.close();
    expect((await readdir(folder)).filter((name) => name.startsWith("cleed-feed-"))).toEqual([]);
  });
});
