import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, readyAddress, startServer, stop } from "./running-server.ts";

test.describe.configure({ timeout: 120_000 });

test.describe("a start that cannot succeed says why in one sentence, and leaves nothing", () => {
  test("a PORT that is not one", async () => {
    const folder = await emptyFolder();
    const server = startServer({ PORT: "ninety", DATA_DIR: join(folder, "data") });
    expect(await server.ended).toBe(1);
    expect(server.complained()).toBe('PORT is "ninety", but should be a whole number from 0 to 65535.\n');
    expect(await readdir(folder)).toEqual([]);
  });

  test("a PORT that is taken", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => holder.once("listening", resolve));
    const address = holder.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const folder = await emptyFolder();
    const server = startServer({ PORT: String(port), DATA_DIR: join(folder, "data") });
    expect(await server.ended).toBe(1);
    expect(server.complained()).toBe(`PORT ${port} on 127.0.0.1 is taken by another program.\n`);
    expect(await readdir(folder)).toEqual([]);
    holder.close();
  });

  test("a DATA_DIR that cannot be written", async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, "file"), "");
    const server = startServer({ PORT: "0", DATA_DIR: join(folder, "file/data") });
    expect(await server.ended).toBe(1);
    expect(server.complained()).toMatch(/^DATA_DIR \S+file\/data cannot be written: .+\.\n$/);
    expect(await readdir(folder)).toEqual(["file"]);
  });

  test("a DATABASE_URL that does not answer, without its password", async () => {
    const server = startServer({ PORT: "0", DATABASE_URL: "postgres://cleed:secret-word@127.0.0.1:9/cleed" });
    expect(await server.ended).toBe(1);
    expect(server.complained()).toMatch(/^DATABASE_URL postgres:\/\/\S+ does not answer: .+\.\n$/);
    expect(server.complained() + server.said()).not.toContain("secret-word");
  });
});

test("a second start on the same data is refused, the first stops gently, and its data is there again", {
  tag: "@long",
}, async () => {
  const folder = await emptyFolder();
  const first = startServer({ PORT: "0", DATA_DIR: folder });
  const address = await readyAddress(first);
  const legal = async (base: string) => (await fetch(`${base}/api/website-legal-docs?lang=fr`)).json();
  const products = async (base: string) => (await fetch(`${base}/api/products?limit=100&lang=fr`)).json();
  const before = await legal(address);
  const shown = await products(address);
  expect(shown.products).toHaveLength(100);
  expect(before.docs).toHaveLength(2);

  const second = startServer({ PORT: "0", DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.complained()).toBe(
    `DATA_DIR ${folder} is in use by another Cleed (process ${first.child.pid}).\n`,
  );

  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const again = startServer({ PORT: "0", DATA_DIR: folder });
  const restarted = await readyAddress(again);
  expect(again.said()).not.toContain("drawing up");
  expect(await legal(restarted)).toEqual(before);
  expect(await products(restarted)).toEqual(shown);
  await stop(again);
});

test("health is 503 until the site is ready, then says what it runs on; answers carry a request id", {
  tag: "@long",
}, async () => {
  const folder = await emptyFolder();
  const port = 4212;
  const server = startServer({ PORT: String(port), DATA_DIR: folder });
  const health = () => fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
  const seen: number[] = [];
  await expect
    .poll(
      async () => {
        const response = await health();
        if (response) seen.push(response.status);
        return response?.status;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(200);
  expect(seen).toContain(503);
  const response = await health();
  expect(await response?.json()).toMatchObject({ status: "ok", database: "embedded", products: 150 });
  expect(response?.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  await stop(server);
});
