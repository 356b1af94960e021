import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { listen } from "../listen.ts";

/** A server, and a client that holds one connection to it open. */
async function open() {
  const config = readConfig({ PORT: "0" });
  if (!config.ok) throw new Error(config.refusal);
  const opened = await listen(config.value);
  if (!opened.ok) throw new Error(opened.refusal);
  opened.value.open(() => new Response("here"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (): Promise<{ said: string; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      request({ port: opened.value.port, agent }, async (answer) =>
        resolve({ said: await text(answer), connection: answer.headers.connection }),
      )
        .on("error", reject)
        .end();
    });
  return { listening: opened.value, ask };
}

test("who leaves unnoticed answers once more on a connection that is open, and hangs up after it", async () => {
  const { listening, ask } = await open();
  expect(await ask()).toEqual({ said: "here", connection: "keep-alive" });
  const closed = listening.close(10_000, true);
  expect(await ask()).toEqual({ said: "here", connection: "close" });
  await closed;
  await expect(ask()).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("who has no time to lose does not wait for silent connections", async () => {
  const { listening, ask } = await open();
  await ask();
  await listening.close(10_000);
  await expect(ask()).rejects.toThrow();
});
