import { expect, test } from "vitest";
import { rememberPages } from "./rendered-pages.ts";

const get = (path: string, cookie = "") => new Request(`http://site${path}`, { headers: { cookie } });

function counting(status = 200) {
  let renders = 0;
  const render = async (request: Request, nonce: string) => {
    renders += 1;
    return new Response(`<p nonce="${nonce}">${new URL(request.url).pathname}</p>`, { status });
  };
  return { render, count: () => renders };
}

test("a listed page is rendered once, each answer with its own nonce", async () => {
  const { render, count } = counting();
  const pages = rememberPages(["/about"], render, () => "1");
  expect(await (await pages(get("/about"), "one")).text()).toBe('<p nonce="one">/about</p>');
  expect(await (await pages(get("/about"), "two")).text()).toBe('<p nonce="two">/about</p>');
  expect(count()).toBe(1);
});

test("what a person chose is part of the page, what they invent is not", async () => {
  const { render, count } = counting();
  const pages = rememberPages(["/about"], render, () => "1");
  await pages(get("/about", "universe=women; theme=dark"), "n");
  await pages(get("/about", "universe=women"), "n");
  await pages(get("/about", "universe=x1"), "n");
  await pages(get("/about", "universe=x2"), "n");
  expect(count()).toBe(3);
});

test("other pages and failed ones are rendered each time", async () => {
  const { render, count } = counting(503);
  const pages = rememberPages(["/about"], render, () => "1");
  expect((await pages(get("/about"), "n")).status).toBe(503);
  await pages(get("/search"), "n");
  expect(count()).toBe(3);
});

test("a page is rendered again once something was written anew", async () => {
  const { render, count } = counting();
  let edition = "1";
  const pages = rememberPages(["/about"], render, () => edition);
  await pages(get("/about"), "n");
  edition = "2";
  await pages(get("/about"), "n");
  await pages(get("/about"), "n");
  expect(count()).toBe(2);
});
