import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openContentPlace } from "../../testing/content-site.ts";

type Place = Awaited<ReturnType<typeof openContentPlace>>;
type Site = Awaited<ReturnType<Place["start"]>>;
let place: Place;
let site: Site;
beforeAll(async () => {
  place = await openContentPlace();
  site = await place.start();
}, 60_000);
afterAll(async () => {
  await site.close();
  await place.remove();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#204060" } });
const upload = (bytes: Uint8Array, alt = "alt_en=A%20coat&alt_fr=Un%20manteau") =>
  site.ask("POST", `/api/admin/pictures?${alt}`, new Uint8Array(bytes));
const get = async (path: string) => {
  const response = await site.fetch(path, { headers: { accept: "image/webp" } });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const kept = async () =>
  (await site.db.selectFrom("uploaded_picture").select(["name", "bytes", "hash"]).execute()).map(
    (row) => row,
  );

describe("a picture that an editor sends", () => {
  let image = { src: "", srcset: "", width: 0, height: 0, alt: "", colour: "" };
  let name = "";

  test("is shown at once in every width, in its own shape, upright", async () => {
    // Lying on its side, as cameras write it, with where it was taken.
    const file = await plain(900, 1500)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: "48/1 51/1 0/1" } })
      .toBuffer();
    const { status, body } = await upload(file);
    expect(status).toBe(201);
    ({ name, image } = body);
    expect(name).toMatch(/^upload-[0-9a-f]{16}$/);
    expect(image).toMatchObject({ width: 800, height: 480, alt: "A coat" });
    // Packing changes every colour a little.
    expect(image.colour).toMatch(/^#[12][0-9a-f][34][0-9a-f][56][0-9a-f]$/);
    for (const width of [200, 400, 800, 1200]) {
      const made = await get(image.src.replace(/-800$/, `-${width}`));
      expect(made).toMatchObject({ status: 200, type: "image/webp" });
      expect(await sharp(made.bytes).metadata()).toMatchObject({ width, height: (width * 3) / 5 });
    }
  }, 30_000);

  test("has lost everything but its pixels", async () => {
    const [row] = await kept();
    const facts = await sharp(row?.bytes).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 1500, height: 900 });
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("can be the cover of an article", async () => {
    const texts = {
      en: { slug: "coat", title: "Coat", headline: "", description: "It.", excerpt: "", body: "Warm." },
      fr: null,
    };
    const article = { texts, tags: [], cover: name, published_on: "2026-03-01" };
    expect((await site.ask("POST", "/api/admin/blogs", article)).status).toBe(201);
    const { post } = await (await site.fetch("/api/blogs/coat")).json();
    expect(post.cover).toMatchObject({ src: image.src, alt: "A coat" });
  });

  test("sent again is the same picture, with the words of the last time", async () => {
    const [row] = await kept();
    const again = await upload(row?.bytes ?? new Uint8Array());
    const other = await upload(await plain(1300, 1300).png().toBuffer(), "alt_en=Other&alt_fr=Autre");
    expect(other.body.name).not.toBe(name);
    expect(again.status).toBe(201);
    const twice = await upload(await plain(1300, 1300).png().toBuffer(), "alt_en=Better&alt_fr=Mieux");
    expect(twice.body).toMatchObject({ name: other.body.name, image: { alt: "Better" } });
  }, 30_000);

  test("is there after a restart, also when everything made of it was thrown away", async () => {
    await site.close();
    const made = await readdir(site.pictureFolder, { recursive: true });
    expect(made.some((path) => path.endsWith(".webp"))).toBe(true);
    await rm(join(site.pictureFolder, "0123456789ab"), { recursive: true });
    site = await place.start();
    const { post } = await (await site.fetch("/api/blogs/coat")).json();
    expect(post.cover.src).toBe(image.src);
    expect(await get(post.cover.src)).toMatchObject({ status: 200, type: "image/webp" });
    const preview = await get(image.src.replace(/-800$/, ".jpg"));
    expect(preview).toMatchObject({ status: 200, type: "image/jpeg" });
    expect(site.faults).toEqual([]);
  }, 30_000);

  test("is in the audit log", async () => {
    const rows = await site.audit();
    expect(rows[0]).toMatchObject({ action: "picture.uploaded" });
    expect(rows[0]?.detail).toMatchObject({
      subject: `picture ${name}`,
      after: { width: 1500, height: 900 },
    });
  });
});

/** A PNG of a few bytes whose head says whatever it likes. */
function pngThatSays(width: number, height: number): Uint8Array {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = chunk("IDAT", deflateSync(Buffer.alloc(100_000)));
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([start, chunk("IHDR", header), rows, chunk("IEND", Buffer.alloc(0))]);
}

describe("what is no picture of ours is refused and not kept:", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="900"><script>alert(1)</script></svg>`;
  const cases: Record<string, [() => Promise<Uint8Array> | Uint8Array, string]> = {
    "an SVG": [() => new TextEncoder().encode(svg), "invalid"],
    "a GIF": [() => plain(1300, 900).gif().toBuffer(), "invalid"],
    "a page": [() => new TextEncoder().encode("<html></html>"), "invalid"],
    nothing: [() => new Uint8Array(), "invalid"],
    "a JPEG that ends early": [
      async () => (await plain(1300, 900).jpeg().toBuffer()).subarray(0, 400),
      "invalid",
    ],
    "a narrow one": [() => plain(1199, 2000).png().toBuffer(), "too_small"],
    "a small file that would be 900 million pixels": [() => pngThatSays(30_000, 30_000), "too_big"],
    "a bomb": [() => plain(9000, 5000).png().toBuffer(), "too_big"],
  };
  test.each(Object.keys(cases))(
    "%s",
    async (which) => {
      const [make, fault] = cases[which] ?? [];
      if (!make) throw new Error("no such case");
      const before = (await kept()).length;
      const { status, body } = await upload(await make());
      expect(status).toBe(422);
      expect(body.error.fields).toEqual({ file: fault });
      expect(await kept()).toHaveLength(before);
    },
    30_000,
  );

  test("more than 10 MB, without reading on", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const { status } = await site.stream("/api/admin/pictures?alt_en=a&alt_fr=b", endless);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(14_000_000);
  });

  test("one without words for those who do not see it", async () => {
    const file = await plain(1300, 900).png().toBuffer();
    const { status, body } = await upload(file, "alt_en=%20&alt_fr=b");
    expect([status, body.error.fields]).toEqual([422, { alt_en: "required" }]);
    expect((await upload(file, "alt_en=a%00&alt_fr=b")).status).toBe(422);
  });
});
