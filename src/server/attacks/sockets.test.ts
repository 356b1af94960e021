import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { type Listening, listen } from "../listen.ts";
import { exchange, openSlowSockets, p95, statusesOf } from "./sockets.ts";

const requestMs = 800;
let listening: Listening;
let heard: string[] = [];
beforeAll(async () => {
  listening = await open({ requestMs });
});
afterAll(() => listening.close(0));

async function open(patience: Parameters<typeof listen>[1]): Promise<Listening> {
  const config = readConfig({ PORT: "0" });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await listen(config.value, patience);
  if (!opened.ok) throw new Error(opened.refusal);
  opened.value.open(async (request) => {
    const { method, url } = request;
    heard.push(`${method} ${new URL(url).pathname}`);
    return new Response(String((await request.arrayBuffer()).byteLength));
  });
  return opened.value;
}

const send = (lines: readonly string[], body = "", waitMs = 2_000) => {
  heard = [];
  return exchange(listening.port, `${lines.join("\r\n")}\r\n\r\n${body}`, waitMs);
};

describe("whoever takes their time", () => {
  test.each([
    ["says nothing", ""],
    ["never ends the headers", "GET / HTTP/1.1\r\nHost: a\r\nX: "],
    ["never ends the body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nabc"],
    ["never ends the last chunk", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"],
  ])("%s: is cut", async (_, sent) => {
    const { isCut, ms } = await exchange(listening.port, sent, 20_000);
    expect(isCut).toBe(true);
    // Twice the patience and what a busy machine adds; without a bound it would be the twenty seconds of above.
    expect(ms).toBeLessThan(6_000);
  });

  test("dribbling does not lengthen it, and 200 who do so keep nobody waiting", async () => {
    const ask = () => fetch(`http://127.0.0.1:${listening.port}/`).then((response) => response.text());
    await p95(20, ask);
    const alone = await p95(40, ask);
    const slow = await openSlowSockets(listening.port, 200, 100, "GET / HTTP/1.1\r\nHost: a\r\nX: ");
    const beside = await p95(40, ask);
    for (let n = 0; n < 100 && slow.cut() < 200; n++) await sleep(100);
    expect(slow.cut()).toBe(200);
    slow.close();
    // Below the floor a ratio says more about the machine than about us.
    expect(beside / Math.max(alone, 20), `${alone} ms, then ${beside} ms`).toBeLessThan(4);
  });
});

describe("what is no request", () => {
  const host = "Host: a";
  test.each([
    [
      "ten thousand headers",
      ["GET / HTTP/1.1", host, ...Array.from({ length: 10_000 }, (_, n) => `X${n}: y`)],
      431,
    ],
    ["a header of 100 kB", ["GET / HTTP/1.1", host, `X: ${"y".repeat(100_000)}`], 431],
    ["an address of 100 kB", [`GET /${"y".repeat(100_000)} HTTP/1.1`, host], 431],
    ["a method that nobody knows", ["BREW / HTTP/1.1", host], 400],
    ["no host", ["GET / HTTP/1.1"], 400],
    [
      "a length and chunks",
      ["POST / HTTP/1.1", host, "Content-Length: 4", "Transfer-Encoding: chunked"],
      400,
    ],
    ["two lengths", ["POST / HTTP/1.1", host, "Content-Length: 4", "Content-Length: 5"], 400],
    ["chunks before something else", ["POST / HTTP/1.1", host, "Transfer-Encoding: chunked, gzip"], 400],
    ["a length with a sign", ["POST / HTTP/1.1", host, "Content-Length: +4"], 400],
    ["a space before the colon", ["POST / HTTP/1.1", host, "Content-Length : 4"], 400],
    ["a folded header", ["GET / HTTP/1.1", host, "X: a", " b: c"], 400],
    ["a null in a header", ["GET / HTTP/1.1", host, "X: a\0b"], 400],
    ["two hosts", ["GET / HTTP/1.1", host, "Host: b"], 400],
  ])("%s: is refused and hung up on", async (_, lines, status) => {
    const { text, isCut } = await send(lines, "", 5_000);
    expect(statusesOf(text)).toEqual([status]);
    expect(isCut).toBe(true);
    expect(heard).toEqual([]);
  });

  test.each([
    ["a length and chunks", ["Content-Length: 4", "Transfer-Encoding: chunked"]],
    ["chunks and a length", ["Transfer-Encoding: chunked", "Content-Length: 4"]],
    ["chunks twice", ["Content-Length: 4", "Transfer-Encoding: chunked", "Transfer-Encoding: identity"]],
    ["chunks in disguise", ["Content-Length: 4", "Transfer-Encoding: xchunked"]],
    ["chunks with a tab", ["Content-Length: 4", "Transfer-Encoding:\tchunked"]],
    ["chunks in another case", ["Content-Length: 4", "tRANSFER-eNCODING: Chunked"]],
    ["no length at all", ["Transfer-Encoding: xchunked"]],
  ])("%s: no second request hides in the body of a first", async (_, headers) => {
    const smuggled = "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
    const { text, isCut } = await send(["POST / HTTP/1.1", host, ...headers], smuggled, 5_000);
    expect(statusesOf(text)).toEqual([400]);
    expect(isCut).toBe(true);
    expect(heard).not.toContain("GET /smuggled");
  });

  test("an address in full is the path that it names", async () => {
    const { text } = await send([
      "GET http://evil.example/api/products HTTP/1.1",
      "Host: a",
      "Connection: close",
    ]);
    expect(statusesOf(text)).toEqual([200]);
    expect(heard).toEqual(["GET /api/products"]);
  });

  test("CONNECT makes no tunnel", async () => {
    const { isCut, text } = await send(["CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"]);
    expect(isCut).toBe(true);
    expect(text).not.toContain(" 200 ");
    expect(heard).toEqual([]);
  });
});

test("requests that come without waiting are answered each, in their order", async () => {
  const one = (n: number) => `POST /${n} HTTP/1.1\r\nHost: a\r\nContent-Length: ${n}\r\n\r\n${"x".repeat(n)}`;
  heard = [];
  const requests = Array.from({ length: 20 }, (_, n) => one(n)).join("");
  const last = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const { text } = await exchange(listening.port, requests + last, 5_000);
  expect(statusesOf(text)).toEqual(Array(21).fill(200));
  const bodies = [...text.matchAll(/\r\n\r\n(\d+)/g)].map(([, body]) => Number(body));
  expect(bodies).toEqual([...Array(20).keys(), 0]);
  expect(heard.at(-1)).toBe("GET /last");
});

test("one address has so many sockets and no more, until one is closed", async () => {
  const narrow = await open({ connectionsOfAddress: 5 });
  const stay = Array.from({ length: 5 }, () => connect(narrow.port, "127.0.0.1"));
  await Promise.all(stay.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
  const request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  expect(statusesOf((await exchange(narrow.port, request)).text)).toEqual([]);
  stay[0]?.destroy();
  await expect
    .poll(async () => statusesOf((await exchange(narrow.port, request)).text), { timeout: 10_000 })
    .toEqual([200]);
  for (const socket of stay) socket.destroy();
  await narrow.close(0);
});
