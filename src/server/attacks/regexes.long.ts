import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMarkdown } from "../adapters/read-markdown.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";
import { regexesIn } from "../testing/arbitrary-regexes.ts";
import { slowRegexes } from "../testing/arbitrary-slow-regexes.ts";

const rooms = ["vocabulary", "contract", "domain", "api", "server", "storage"];

/** What would be over in milliseconds on a quiet machine; whatever goes off for ever is far above it on any. */
const capMs = 3_000;
/** For what does more than match: still far below what goes off for ever. */
const momentsMs = 20_000;

test("no pattern takes for ever on 2,000 characters made against it", { timeout: 600_000 }, () => {
  const found = regexesIn(rooms);
  expect(found.length).toBeGreaterThan(300);
  expect(slowRegexes(found, () => 2_000, capMs)).toEqual([]);
  // One that does is found.
  const trap = { file: "trap", line: 1, regex: /^(a+)+$/ };
  expect(slowRegexes([trap], () => 2_000, 500)).toHaveLength(1);
});

describe("what is long is refused before anybody looks into it, or looked at quickly", () => {
  let site: AccountSite;
  beforeAll(async () => {
    site = await openAccountSite();
    // The first question of all makes the dictionary, which takes its time.
    await site.ask("GET", "/api/products/findes?q=coat");
    await site.ask("POST", "/api/assistant/messages", { text: "un manteau", lang: "fr", universe: "women" });
  }, 120_000);
  afterAll(() => site.close());

  const shapes = [
    "a",
    " ",
    "under ",
    "size ",
    "not ",
    "(",
    "[",
    "0-",
    "1.",
    "€",
    "é",
    "\u0301",
    "a-a",
    "'",
    '"',
    "%",
    "👩‍👩‍👧",
  ];
  const piece = fc.oneof(
    fc.constantFrom(...shapes),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }),
  );
  const longer = (text: string, length: number) =>
    text
      .repeat(Math.ceil(length / text.length))
      .slice(0, length)
      .toWellFormed();
  const timed = async (work: () => unknown): Promise<number> => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };

  test("a search has 200 characters, a message 600, and more is refused", async () => {
    const long = encodeURIComponent(longer("coat under ", 100_000));
    for (const path of [`/api/products/findes?q=${long}`, `/api/products/suggest?q=${long}`])
      expect((await site.ask("GET", path)).status).toBe(422);
    const said = { text: longer("coat under ", 100_000), lang: "en", universe: "women" };
    expect((await site.ask("POST", "/api/assistant/messages", said)).status).toBe(422);
  });

  test("as much as that is understood at once, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(piece, piece, async (one, other) => {
        const q = encodeURIComponent(longer(one + other, 200));
        const text = longer(one + other, 600);
        const find = () => site.ask("GET", `/api/products/findes?q=${q}`);
        const say = () =>
          site.ask("POST", "/api/assistant/messages", { text, lang: "fr", universe: "women" });
        expect(await timed(find)).toBeLessThan(momentsMs);
        expect(await timed(say)).toBeLessThan(momentsMs);
      }),
      { numRuns: 20, seed: 20_261_116 },
    );
  });

  test("an address of 15,000 characters finds its way, or none, at once", async () => {
    for (const part of ["a", "a/", "/", "%2f", "..%2f", ":id/", "%25", "-", "products/"]) {
      const path = `/api/products/${part.repeat(15_000 / part.length)}`;
      expect(await timed(() => site.ask("GET", path)), part).toBeLessThan(momentsMs);
    }
  });

  test("a header of 15,000 characters is read at once", async () => {
    for (const part of [" ", "a", "a ", ",", ";", "; ", "q=0.", "en;q=", "(", "Mozilla/", "=", '"'])
      for (const name of [
        "accept",
        "accept-language",
        "user-agent",
        "content-type",
        "authorization",
        "if-none-match",
      ]) {
        const headers = { [name]: `a${part.repeat(15_000 / part.length)}b` };
        const ask = () => site.ask("POST", "/api/products/getReco", {}, { headers });
        expect(await timed(ask), `${name} ${part}`).toBeLessThan(momentsMs);
      }
  });
});

test("a text of 60,000 characters, as long as one may be, is read in moments", { timeout: 300_000 }, () => {
  const pieces = [
    "[",
    "![",
    "*a",
    "**a",
    "_a_",
    "`",
    ">",
    "> ",
    "- ",
    "+ ",
    "1. ",
    "> - ",
    "  - ",
    "|a",
    "<a",
    "&",
    "[a](",
    "~~a",
    "#",
    "*_",
    "a@a.",
    "::pieces{",
  ];
  for (const piece of pieces)
    for (const text of [
      piece.repeat(60_000 / piece.length),
      `${piece}x\n`.repeat(60_000 / (piece.length + 2)),
      `::pieces{${piece.repeat(59_000 / piece.length)}}`,
    ]) {
      const from = performance.now();
      readMarkdown(text);
      // Under a second on a quiet machine; it was most of a minute for some.
      expect(performance.now() - from, JSON.stringify(text.slice(0, 20))).toBeLessThan(momentsMs);
    }
});
