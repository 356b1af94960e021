import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newNonce } from "./nonces.ts";
import { packPage } from "./packed-page.ts";
import { packTightly } from "./tight-page.ts";

const unpacked = (page: Buffer | undefined) => page && brotliDecompressSync(page).toString();

const repeated = fc
  .tuple(fc.string({ minLength: 1, maxLength: 20 }), fc.integer({ min: 2, max: 2_000 }))
  .map(([text, times]) => text.repeat(times));
// Pages that speak of nonces, and that repeat what stands around them.
const misleading = fc.constantFrom(
  '" type="module">',
  '"></script><script nonce="',
  newNonce(),
  "==",
  "~~~~",
);
const written = fc.oneof(fc.string({ minLength: 2, maxLength: 60 }), repeated, misleading);
const anything = fc
  .string({ unit: "binary", minLength: 2, maxLength: 60 })
  .map((text) => text.toWellFormed());

async function answers(texts: readonly string[]): Promise<boolean> {
  const page = await packTightly(texts);
  for (const nonce of [newNonce(), newNonce(), "~".repeat(24)])
    if (page) expect(unpacked(page.withNonce(nonce))).toBe(texts.join(nonce));
  return page !== undefined;
}

test("what is unpacked is the page with the nonce of this answer, whatever is written in it", () =>
  fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 12 }), async (texts) => {
      expect(await answers(texts)).toBe(true);
    }),
    { numRuns: 60 },
  ));

test("a page that could be taken for a stand-in is right or is left alone", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anything, written), { minLength: 1, maxLength: 12 }),
      async (texts) => {
        await answers(texts);
      },
    ),
    { numRuns: 60 },
  ));

test("a page with nonces is smaller than as gzip, by far", async () => {
  const rows = Array.from(
    { length: 3_000 },
    (_, i) => `<li class="card">Wool coat ${(i * 7919) % 1009}</li>`,
  );
  const texts = ['<script nonce="', `">1</script>${rows.join("")}<script nonce="`, '"></script>'];
  const tight = await packTightly(texts);
  expect(tight?.bytes).toBeLessThan(packPage(texts.join("--"), "--").bytes * 0.85);
});

test("what cannot be written into stays as it is", async () => {
  expect(await packTightly(['<i nonce="', '"'])).toBeUndefined();
  expect((await packTightly(['<i nonce="', '">']))?.withNonce("short")).toBeUndefined();
});
