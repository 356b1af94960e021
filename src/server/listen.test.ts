import { once } from "node:events";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { type Listening, listen } from "./listen.ts";

let listening: Listening;
beforeAll(async () => {
  const config = readConfig({ PORT: "0" });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await listen(config.value, { requestMs: 200, fileMs: 5_000 });
  if (!opened.ok) throw new Error(opened.refusal);
  listening = opened.value;
  listening.open(async (asked) =>
    asked.headers.has("authorization")
      ? new Response(String((await asked.arrayBuffer()).byteLength))
      : new Response("who are you", { status: 404 }),
  );
});
afterAll(() => listening.close(0));

/** Sends ten bytes, one at a time, over half a second. */
async function trickle(path: string, headers: Record<string, string> = { authorization: "Bearer x" }) {
  const sending = request({ port: listening.port, path, method: "POST", headers });
  const answer = once(sending, "response").then(
    ([response]) => response.statusCode,
    () => "cut off",
  );
  let isCut = false;
  sending.on("error", () => {
    isCut = true;
  });
  sending.on("close", () => {
    isCut = true;
  });
  for (let sent = 0; sent < 10 && !isCut; sent++) {
    sending.write("x");
    await setTimeout(50);
  }
  const wasCut = isCut;
  sending.end();
  return { status: await answer, wasCut };
}

test("who sends a request slowly is cut off, who sends a file is not", async () => {
  expect(await trickle("/api/auth/signup")).toMatchObject({ status: "cut off" });
  expect(await trickle("/api/admin/feeds/uploads")).toEqual({ status: 200, wasCut: false });
});

test("a file that nobody takes is not waited for", async () => {
  expect(await trickle("/api/admin/feeds/uploads", {})).toEqual({ status: 404, wasCut: true });
});
