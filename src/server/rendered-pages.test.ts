import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { editionOf } from "./edition-of.ts";
import { newNonce } from "./nonces.ts";
import { rememberPages } from "./rendered-pages.ts";

const get = (path: string, cookie = "", headers: Record<string, string> = {}) =>
  new Request(`http://site${path}`, { headers: { cookie, ...headers } });

function counting(status = 200) {
  let renders = 0;
  let at = 0;
  let edition = "1";
  const render = async (request: Request, nonce: string) => {
    renders += 1;
    const { pathname, search } = new URL(request.url);
    return new Response(`<p nonce="${nonce}">${pathname}${search}</p><i nonce="${nonce}"></i>`, { status });
  };
  const pages = (mostBytes?: number) =>
    rememberPages(render, {
      prerendered: ["/about"],
      edition: () => edition,
      now: () => at,
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
  return {
    pages,
    count: () => renders,
    wait: (ms: number) => {
      at += ms;
    },
    write: (next: string) => {
      edition = next;
    },
  };
}

test("a page is rendered once, each answer with its own nonce", async () => {
  const { pages, count } = counting();
  const ask = pages();
  const shown = (nonce: string) => `<p nonce="${nonce}">/about</p><i nonce="${nonce}"></i>`;
  expect(await (await ask(get("/about"), "one")).text()).toBe(shown("one"));
  expect(await (await ask(get("/about"), "two")).text()).toBe(shown("two"));
  expect(count()).toBe(1);
});

test("whoever goes away takes the page from nobody else", async () => {
  const gone = new AbortController();
  const heard: AbortSignal[] = [];
  const ask = rememberPages(
    async ({ url, signal }) => {
      heard.push(signal);
      await Promise.resolve();
      signal.throwIfAborted();
      return new Response(url);
    },
    { prerendered: [], edition: () => "1", now: () => 0 },
  );
  const page = "http://site/search?q=wool";
  const first = ask(new Request(page, { signal: gone.signal }), "n1");
  const second = ask(new Request(page), "n2");
  gone.abort();
  expect(await (await second).text()).toBe(page);
  expect(await (await first).text()).toBe(page);
  expect(heard).toHaveLength(1);
});

test("whoever takes gzip gets it packed, with its length", async () => {
  const answer = await counting().pages()(get("/search?q=wool", "", { "accept-encoding": "gzip, br" }), "n1");
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("content-length")).toBe(String(body.length));
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(gunzipSync(body).toString()).toBe('<p nonce="n1">/search?q=wool</p><i nonce="n1"></i>');
});

test("what is asked for again becomes Brotli for whoever takes it, each answer with its own nonce", async () => {
  const { pages, count } = counting();
  const ask = pages();
  const asked = () => ask(get("/search?q=wool", "", { "accept-encoding": "gzip, br" }), newNonce());
  for (let i = 0; i < 2; i++) expect((await asked()).headers.get("content-encoding")).toBe("gzip");
  await expect.poll(async () => (await asked()).headers.get("content-encoding")).toBe("br");
  for (const nonce of [newNonce(), newNonce()]) {
    const answer = await ask(get("/search?q=wool", "", { "accept-encoding": "gzip, br" }), nonce);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(body.length));
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const shown = `<p nonce="${nonce}">/search?q=wool</p><i nonce="${nonce}"></i>`;
    expect(brotliDecompressSync(body).toString()).toBe(shown);
    expect(await (await ask(get("/search?q=wool"), nonce)).text()).toBe(shown);
  }
  const gzip = await ask(get("/search?q=wool", "", { "accept-encoding": "gzip" }), newNonce());
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(count()).toBe(1);
});

test("what was written anew is not answered with what was packed before", async () => {
  const { pages, write, count } = counting();
  const ask = pages();
  const asked = () => ask(get("/search", "", { "accept-encoding": "br" }), newNonce());
  await expect.poll(async () => (await asked()).headers.get("content-encoding")).toBe("br");
  write("2");
  expect((await asked()).headers.get("content-encoding")).toBeNull();
  expect(count()).toBe(2);
});

test("what a person chose is part of the page, what they invent is not", async () => {
  const { pages, count } = counting();
  const ask = pages();
  await ask(get("/about", "universe=women; theme=dark"), "n");
  await ask(get("/about", "universe=women"), "n");
  await ask(get("/about", "universe=x1"), "n");
  await ask(get("/about", "universe=x2"), "n");
  expect(count()).toBe(3);
});

test.each([
  "/account",
  "/fr/account",
  "/reset-password?token=secret",
  "/login?redirect=/account",
  "/verify-otp",
  "/onboarding/styles",
  "/admin/people",
  "/about?x=1",
  `/search?q=${"x".repeat(700)}`,
])("%s is rendered each time", async (path) => {
  const { pages, count } = counting();
  const ask = pages();
  await ask(get(path), "n");
  await ask(get(path), "n");
  expect(count()).toBe(2);
});

test.each(["/", "/fr", "/search?q=wool", "/product/12-coat", "/fr/inspiration/3-look", "/blog/fit"])(
  "%s is remembered for ten minutes; then the next who asks gets the last one while it is rendered anew",
  async (path) => {
    const { pages, count, wait } = counting();
    const ask = pages();
    await ask(get(path), "n");
    wait(599_000);
    await ask(get(path), "n");
    expect(count()).toBe(1);
    wait(2_000);
    await Promise.all([ask(get(path), "n"), ask(get(path), "n")]);
    expect(count()).toBe(2);
    await ask(get(path), "n");
    expect(count()).toBe(2);
  },
);

test("what failed is tried again each time", async () => {
  const { pages, count } = counting(503);
  const ask = pages();
  expect((await ask(get("/about"), "n")).status).toBe(503);
  expect((await ask(get("/search"), "n")).status).toBe(503);
  expect(count()).toBe(4);
});

test("all who ask at once wait for one", async () => {
  const { pages, count } = counting();
  const ask = pages();
  await Promise.all(["a", "b", "c"].map((nonce) => ask(get("/search"), nonce)));
  expect(count()).toBe(1);
});

test("a page is rendered again once something was written anew", async () => {
  const { pages, count, write } = counting();
  const ask = pages();
  await ask(get("/about"), "n");
  write("2");
  await ask(get("/about"), "n");
  await ask(get("/about"), "n");
  expect(count()).toBe(2);
});

test("what was asked for longest ago makes room", async () => {
  const { pages, count } = counting();
  const ask = pages(200);
  for (let i = 0; i < 50; i++) await ask(get(`/search?q=${i}`), "n");
  await ask(get("/search?q=49"), "n");
  expect(count()).toBe(50);
  await ask(get("/search?q=0"), "n");
  expect(count()).toBe(51);
});

test("what is asked for again and again stays, however much else comes", async () => {
  const { pages, count } = counting();
  const ask = pages(1_000);
  for (let i = 0; i < 50; i++) {
    await ask(get("/search?q=wool"), "n");
    await ask(get(`/search?q=${i}`), "n");
  }
  expect(count()).toBe(51);
});

test("whoever asks for a page gets that one, whatever had to make room for what meanwhile", async () => {
  const { pages } = counting();
  const ask = pages(1_000);
  const accepted = ["", "gzip", "gzip, br"];
  const asked = Array.from({ length: 600 }, (_, i) => ({
    path: `/search?q=${(i * 7) % (i % 3 === 0 ? 5 : 40)}`,
    nonce: newNonce(),
    headers: { "accept-encoding": accepted[i % accepted.length] ?? "" },
  }));
  for (let i = 0; i < asked.length; i += 6) {
    const answers = asked.slice(i, i + 6).map(async ({ path, nonce, headers }) => {
      const answer = await ask(get(path, "", headers), nonce);
      const body = Buffer.from(await answer.arrayBuffer());
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[
        answer.headers.get("content-encoding") ?? ""
      ];
      const html = (unpack?.(body) ?? body).toString();
      expect(html).toBe(`<p nonce="${nonce}">${path}</p><i nonce="${nonce}"></i>`);
    });
    await Promise.all(answers);
  }
});

test("another thing is another edition, the same thing is not", () => {
  let thing = {};
  const edition = editionOf(() => thing);
  const first = edition();
  expect(edition()).toBe(first);
  thing = {};
  expect(edition()).not.toBe(first);
});
