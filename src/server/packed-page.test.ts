import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packPage, unpackPage } from "./packed-page.ts";

const standIn = "00000000-stand-in";

test("what is unpacked is the page with the nonce of this answer, whatever the page holds", () => {
  const part = fc.oneof(
    fc.constant(""),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.nat(40).map((times) => "\0".repeat(times)),
    fc.tuple(fc.string({ maxLength: 20 }), fc.nat(120)).map(([text, times]) => text.repeat(times)),
  );
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 12 }),
      fc.base64String({ maxLength: 30 }),
      (parts, nonce) => {
        // A lone half of a character cannot be sent in any case.
        const html = parts.join(standIn).toWellFormed();
        const page = packPage(html, standIn).withNonce(nonce);
        expect(gunzipSync(page).toString()).toBe(html.replaceAll(standIn, () => nonce));
        expect(unpackPage(page)).toBe(html.replaceAll(standIn, () => nonce));
      },
    ),
    { numRuns: 40 },
  );
});

test("what stands after a nonce is packed with what came before it", () => {
  const words = Array.from({ length: 400 }, (_, i) => `word-${(i * 7919) % 1009}`).join(" ");
  const [once, twice] = [words, `${words}${standIn}${words}${standIn}${words}`].map(
    (html) => packPage(html, standIn).bytes,
  );
  expect(twice).toBeLessThan((once ?? 0) * 1.2);
});

test("a page takes about the room it would take if it were packed whole", () => {
  const html = `<script nonce="${standIn}">1</script>${"<li class='card'>Wool coat</li>".repeat(2_000)}<script nonce="${standIn}"></script>`;
  expect(packPage(html, standIn).bytes).toBeLessThan(html.length / 50);
});

test("a page that needs more room than a packer has at once is whole", () => {
  const words = (from: number) =>
    Array.from({ length: 3_000 }, (_, i) => Math.imul(i + from, 2_654_435_761).toString(36)).join("");
  const html = [words(0), words(9_000), words(99_000)].join(standIn);
  const page = packPage(html, standIn);
  expect(page.bytes).toBeGreaterThan(32_768);
  expect(page.parts()).toEqual(html.split(standIn));
});
