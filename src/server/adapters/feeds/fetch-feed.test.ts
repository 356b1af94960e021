import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Merchant, openMerchant } from "../photos/testing/merchant.ts";
import { openFeedFetcher } from "./fetch-feed.ts";
import { openUploads, type Uploads } from "./uploads.ts";

let folder: string;
let uploads: Uploads;
let merchant: Merchant;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cleed-fetch-"));
  uploads = openUploads(folder, 10_000);
  merchant = await openMerchant((path, response) => {
    if (path === "/feed") response.end("id,title\n1,Chemise\n");
    else if (path === "/large") response.end("x".repeat(20_000));
    else if (path === "/gone") response.writeHead(410).end();
    else if (path === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (path === "/moved") response.writeHead(301, { location: "/feed" }).end();
    else if (path === "/inside") response.writeHead(302, { location: "http://metadata.example/" }).end();
    else if (path === "/file") response.writeHead(302, { location: "file:///etc/passwd" }).end();
    else if (path === "/slow") response.write("id,title\n");
    else if (path === "/short") {
      response.writeHead(200, { "content-length": "100" }).write("id");
      setTimeout(() => response.destroy(), 20);
    }
    // Anything else is never answered.
  });
});
afterAll(async () => {
  await merchant.close();
  await rm(folder, { recursive: true, force: true });
});

const fetcher = () =>
  openFeedFetcher({
    allowLoopback: true,
    keep: uploads.keep,
    limits: { answerMs: 300, idleMs: 300, wholeMs: 5_000 },
    resolve: async (host) => (host === "metadata.example" ? ["169.254.169.254"] : ["127.0.0.1"]),
  });
const fetch = (url: string) => fetcher().fetch(url, new AbortController().signal);
const codeOf = async (url: string) => {
  const got = await fetch(url);
  return got.ok ? "fetched" : got.refusal.code;
};

test("a feed is fetched into a file of its own, also where it has moved to", async () => {
  for (const path of ["/feed", "/moved"]) {
    const got = await fetch(merchant.url(path));
    if (!got.ok) throw new Error(got.refusal.code);
    expect(await readFile(uploads.pathOf(got.value), "utf8")).toBe("id,title\n1,Chemise\n");
    await uploads.remove(got.value);
  }
});

test.each([
  ["/large", "fetch_too_large"],
  ["/gone", "fetch_status"],
  ["/round", "fetch_redirects"],
  ["/inside", "fetch_private"],
  ["/file", "fetch_address"],
  ["/slow", "fetch_slow"],
  ["/short", "fetch_broken"],
  ["/never", "fetch_slow"],
])("%s comes to nothing: %s", async (path, code) => {
  expect(await codeOf(merchant.url(path))).toBe(code);
  expect(await readdir(folder)).toEqual([]);
});

test("a name that changes its address after the check leads nowhere else: it is looked up once", async () => {
  const looked: string[] = [];
  const { fetch: fetchOnce } = openFeedFetcher({
    allowLoopback: true,
    keep: uploads.keep,
    resolve: async (host) => {
      looked.push(host);
      return looked.length === 1 ? ["127.0.0.1"] : ["169.254.169.254"];
    },
  });
  const { signal } = new AbortController();
  // No name server knows this name: that it was reached shows that the checked address was used.
  const got = await fetchOnce(merchant.url("/feed", "shop.test"), signal);
  if (!got.ok) throw new Error(got.refusal.code);
  await uploads.remove(got.value);
  expect(looked).toEqual(["shop.test"]);
  expect(await fetchOnce(merchant.url("/feed", "shop.test"), signal)).toMatchObject({
    refusal: { code: "fetch_private" },
  });
});

test("a host that nobody knows, and one that is not there", async () => {
  const nobody = openFeedFetcher({ keep: uploads.keep, resolve: async () => [] });
  const { signal } = new AbortController();
  expect(await nobody.fetch("http://nobody.example/", signal)).toMatchObject({
    refusal: { code: "fetch_no_host", detail: "nobody.example" },
  });
  expect(await codeOf("http://127.0.0.1:9/")).toBe("fetch_broken");
});

describe("without leave for this machine", () => {
  const strict = (addresses: readonly string[] = []) =>
    openFeedFetcher({ keep: uploads.keep, resolve: async () => addresses });

  test.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://2130706433/",
    "http://0/",
    "http://0.0.0.0/",
    "http://[::ffff:127.0.0.1]/",
    "http://0x7f.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.8/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
  ])("%s is not asked", async (url) => {
    expect(await strict().fetch(url, new AbortController().signal)).toMatchObject({
      refusal: { code: "fetch_private" },
    });
  });

  test("nor is a name that has one such address among others", async () => {
    const got = await strict(["93.184.216.34", "10.0.0.1"]).fetch(
      "https://shop.example/feed",
      new AbortController().signal,
    );
    expect(got).toMatchObject({ refusal: { code: "fetch_private" } });
  });

  test.each([
    "file:///etc/passwd",
    "ftp://shop.example/",
    "gopher://shop.example/",
    "http://shop.example:22/",
    "https://user:secret@shop.example/",
    "http://shop.example:8080/",
  ])("%s is no address of a feed", async (url) => {
    expect(strict().accepts(url)).toBe(false);
    expect(await strict().fetch(url, new AbortController().signal)).toMatchObject({
      refusal: { code: "fetch_address" },
    });
  });
});
