import { Hono } from "hono";
import { expect, test } from "vitest";
import { compress } from "./compress.ts";

const long = "word ".repeat(1_000);
const site = new Hono();
site.use(compress);
site.get("/page", (c) => c.text(long));
site.get("/events", (c) =>
  c.body(long, 200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "private, no-store, no-transform",
  }),
);

test("pages are packed; events go out as they are, so that nothing holds them back", async () => {
  const get = (path: string) => site.request(path, { headers: { "accept-encoding": "br, gzip" } });
  expect((await get("/page")).headers.get("content-encoding")).toBe("br");
  const events = await get("/events");
  expect(events.headers.get("content-encoding")).toBeNull();
  expect(await events.text()).toBe(long);
});
