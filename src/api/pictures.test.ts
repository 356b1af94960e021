import { Hono } from "hono";
import { etag } from "hono/etag";
import { describe, expect, test } from "vitest";
import { pictureWidths, previewAddress } from "#vocabulary/picture.ts";
import { bindMedia } from "./media.ts";
import type { ApiEnv, ApiPorts, Pictures } from "./ports.ts";
import { presentImage } from "./present/image.ts";

const facts = {
  name: "cover-cotton-polo",
  hash: "0123456789abcdef",
  ratio: 1.25,
  colour: "#aabbcc",
  alt: { en: "A shirt", fr: "Une chemise" },
};
const old = "fedcba9876543210";
const modern = "image/avif,image/webp,*/*;q=0.8";

/** A shelf with these rasters of one picture, which counts what it was asked to make. */
function answering(made: Partial<Record<"avif" | "webp", string>>) {
  const asked: string[] = [];
  const lookedUp: string[] = [];
  const pictures: Pictures = {
    find: (name) => {
      lookedUp.push(name);
      return name === facts.name ? facts : undefined;
    },
    draw: () => "<svg/>",
    read: async (_, width, formats) => {
      const format = formats.find((one) => made[one] !== undefined);
      if (!format) asked.push(`${width} ${formats.join(" ")}`);
      return format && { format, bytes: new TextEncoder().encode(made[format]) };
    },
  };
  const app = new Hono<ApiEnv>();
  app.use("/media/*", etag({ weak: true }));
  const previewOf = async () => (made.webp ? new TextEncoder().encode("JPEG") : undefined);
  bindMedia(app, { pictures, previewOf } as unknown as ApiPorts);
  const get = (path: string, accept = modern, init: RequestInit = {}) =>
    app.fetch(
      new Request(`http://api${path}`, { ...init, headers: { accept, ...(init.headers as object) } }),
      { requestId: "r1", clientAddress: "203.0.113.9" },
    );
  return { get, asked, lookedUp };
}

const at = (file: string, name = facts.name) => `/media/pictures/${name}/${file}`;
const current = at(`${facts.hash}-400`);
const yearLong = "public, max-age=31536000, immutable";
const seconds = (response: Response) =>
  Number(/^public, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "")?.[1]);

describe("a picture that is made", () => {
  const { get } = answering({ avif: "A", webp: "WW" });

  test("comes in the best format that the browser takes, and is kept for good", async () => {
    for (const [accept, type, body] of [
      [modern, "image/avif", "A"],
      ["image/webp,*/*", "image/webp", "WW"],
      ["image/avif;q=0,image/webp", "image/webp", "WW"],
    ] as const) {
      const response = await get(current, accept);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("cache-control")).toBe(yearLong);
      expect(response.headers.get("vary")).toBe("Accept");
      expect(await response.text()).toBe(body);
    }
  });

  test("is the drawing for a browser that takes neither, and nobody may keep that for everyone", async () => {
    const response = await get(current, "image/png,*/*;q=0.5");
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("vary")).toBe("Accept");
    expect(seconds(response)).toBeLessThanOrEqual(30);
  });

  test("comes in the format that is there while the better one is not", async () => {
    const response = await answering({ webp: "WW" }).get(current);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe(yearLong);
  });

  test("has a tag of its own in each format, and whoever has it is told so", async () => {
    const tags = await Promise.all(
      [modern, "image/webp", "image/png"].map(async (accept) =>
        (await get(current, accept)).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await get(current, modern, { headers: { "if-none-match": tags[0] ?? "" } });
    expect(again.status).toBe(304);
    expect(again.headers.get("vary")).toBe("Accept");
    expect(again.headers.get("cache-control")).toBe(yearLong);
    const other = await get(current, "image/webp", { headers: { "if-none-match": tags[0] ?? "" } });
    expect(other.status).toBe(200);
  });

  test("answers HEAD with the same head and no body", async () => {
    const response = await get(current, modern, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(response.headers.get("content-length")).toBe("1");
    expect(await response.text()).toBe("");
  });

  test("is shown to pages from before the last release too, but not kept for good", async () => {
    for (const file of [`${old}-400`, `${old}.svg`]) {
      const response = await get(at(file));
      expect(response.status).toBe(200);
      expect(seconds(response)).toBeLessThanOrEqual(60);
    }
    expect(await (await get(at(`${old}-400`))).text()).toBe("A");
  });
});

describe("a picture that is not made yet", () => {
  test("is the drawing, for a moment only, and is asked for in the formats of the browser", async () => {
    const { get, asked } = answering({});
    const response = await get(current, "image/webp");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("vary")).toBe("Accept");
    expect(seconds(response)).toBeLessThanOrEqual(30);
    expect(await response.text()).toBe("<svg/>");
    expect(asked).toEqual(["400 webp"]);
  });
});

test("the drawing itself is kept for good", async () => {
  const response = await answering({}).get(at(`${facts.hash}.svg`));
  expect(response.headers.get("cache-control")).toBe(yearLong);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test.each([
  at(`${facts.hash}-400`, "cover-velvet"),
  at(`${facts.hash}-401`),
  at(`${facts.hash}-0400`),
  at(`${facts.hash}-400.png`),
  at(`${facts.hash}-`),
  at(`${facts.hash}`),
  at("abc-400"),
  at(`${facts.hash.toUpperCase()}-400`),
  at(`${facts.hash}-400`, "..%2f..%2fcover-cotton-polo"),
  at(`${facts.hash}-400`, "%2e%2e"),
  at(`..%2f${facts.hash}-400`),
  at("%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
  at(`${facts.hash}-400%00`),
  at(`${facts.hash}-400`, "__proto__"),
  at(`${facts.hash}-400`, "a".repeat(101)),
  "/media/pictures/cover-cotton-polo",
  "/media/covers/twill.svg",
])("%s is nothing we have, and says so in JSON", async (path) => {
  const response = await answering({ avif: "A" }).get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
});

test("a name that could be a path is not even looked up", async () => {
  const { get, lookedUp } = answering({});
  for (const name of ["..%2f..%2fcover-cotton-polo", "%2e%2e", "a%00", "__proto__", "a".repeat(101)])
    await get(at(`${facts.hash}-400`, name));
  expect(lookedUp).toEqual([]);
});

test("the addresses that pages are given are the ones that are answered", async () => {
  const { src, srcset, width, height } = presentImage(facts, "en");
  const choices = srcset.split(", ").map((choice) => choice.split(" "));
  expect(choices.map(([, w]) => w)).toEqual(pictureWidths.map((one) => `${one}w`));
  expect([width, height]).toEqual([800, 1000]);
  const { get } = answering({ avif: "A" });
  for (const address of [src, ...choices.map(([one]) => one ?? "")])
    expect((await get(address)).headers.get("cache-control"), address).toBe(yearLong);
});

describe("a link preview", () => {
  const address = at(`${facts.hash}.jpg`);

  test("is a JPEG for whoever asks, whatever they say they take", async () => {
    const { get } = answering({ webp: "W" });
    for (const accept of ["*/*", modern, "text/html"]) {
      const response = await get(address, accept);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(response.headers.get("cache-control")).toBe(yearLong);
      expect(await response.text()).toBe("JPEG");
    }
  });

  test("is asked for again later when it could not be made, and unknown for an unknown name", async () => {
    const { get } = answering({});
    expect((await get(address)).status).toBe(503);
    expect((await get(at(`${facts.hash}.jpg`, "cover-velvet"))).status).toBe(404);
  });

  test("has an address that follows from that of the picture", () => {
    expect(previewAddress(presentImage(facts, "en").src)).toBe(address);
    expect(previewAddress("/icon-512.png")).toBe("/icon-512.png");
  });
});
