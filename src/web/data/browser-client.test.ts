import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getHealth } from "#contract/health.ts";
import { readNotices } from "#contract/notices.ts";
import { createBrowserClient } from "./browser-client.ts";

const health = { status: "ok", build: "1", uptime_s: 1, database: "embedded", products: 1 };
const busy = (headers: Record<string, string>) =>
  Response.json({ error: { code: "unavailable", message: "Busy." } }, { status: 503, headers });
const client = createBrowserClient(() => "token");

/** The network answers these, one after the other. */
function answering(...answers: readonly Response[]) {
  const left = [...answers];
  const network = vi.fn(async () => left.shift() ?? Response.error());
  vi.stubGlobal("fetch", network);
  return network;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what could not be read for a moment is read when the server says that it can be", async () => {
  const network = answering(busy({ "retry-after": "2" }), Response.json(health));
  const answer = client(getHealth, {});
  await vi.advanceTimersByTimeAsync(1_900);
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual({ ok: true, value: health });
});

test("what cannot be read the second time either is told", async () => {
  const network = answering(busy({ "retry-after": "1" }), busy({ "retry-after": "1" }));
  const answer = client(getHealth, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ ok: false, refusal: { status: 503, code: "unavailable" } });
  expect(network).toHaveBeenCalledTimes(2);
});

test.each([
  ["a change", () => client(readNotices, { body: { read: "all" } }), { "retry-after": "1" }],
  ["what has no hour", () => client(getHealth, {}), {}],
  ["what takes long", () => client(getHealth, {}), { "retry-after": "30" }],
])("%s is not asked for again", async (_, ask, headers) => {
  const network = answering(busy(headers as Record<string, string>));
  const answer = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ ok: false, refusal: { status: 503 } });
  expect(network).toHaveBeenCalledTimes(1);
});
