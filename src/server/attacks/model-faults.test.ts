import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Rewriter } from "#api/ports.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { openModel } from "../adapters/model/open-model.ts";
import {
  callTool,
  end,
  openScriptedModel,
  type Script,
  say,
} from "../adapters/model/testing/scripted-model.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

const products = [1, 2, 3].map((id) => exampleProduct({ id, universe: "women" }));
const snapshot = exampleSnapshot(products);

let model: Awaited<ReturnType<typeof openScriptedModel>>;
let site: AccountSite;
let token: string;
let rewrite: Rewriter;
/** When the model began to fail. */
let faultAt: number;
beforeAll(async () => {
  model = await openScriptedModel();
  site = await openAccountSite(products, [], { rewrite: (draft, signal) => rewrite(draft, signal) });
  ({ token } = await site.member("ada@example.com"));
  rewrite = async () => undefined;
  // The first answer of a process takes longer than any other.
  await ask();
}, 60_000);
afterAll(async () => {
  await model.close();
  await site.close();
});
beforeEach(() => {
  faultAt = 0;
  rewrite = open(model.baseUrl);
});
afterEach(() => expect(site.faults).toEqual([]));

const open = (baseUrl: string) =>
  openModel({
    address: { baseUrl, key: undefined, name: "m" },
    snapshot: () => snapshot,
    search: embeddedEngine(() => snapshot),
    find: async (id) => products.find((one) => one.id === id),
    now: () => performance.now(),
    onFallback: () => {},
  });

async function ask() {
  const began = performance.now();
  const response = await site.open(
    new Request("http://api/api/assistant/messages", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: "a jumper", lang: "en", universe: "women" }),
    }),
  );
  let text = "";
  let firstMs = 0;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    firstMs ||= performance.now() - began;
    text += decoder.decode(chunk, { stream: true });
  }
  const endedAt = performance.now();
  const events = text
    .split("\n")
    .flatMap((line) => (line.startsWith("data: ") ? [JSON.parse(line.slice(6))] : []));
  return {
    firstMs,
    endedAt,
    engine: events.at(-1).engine,
    words: events.map((one) => one.text ?? "").join(""),
    products: events.flatMap((one) => one.products ?? []).map(({ id }) => id),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failing =
  (script: Script): Script =>
  (response, request) => {
    faultAt = performance.now();
    return script(response, request);
  };
const beginning = "This is a jumper for you, and it is one that will stay with you for many a year to come. ";
const faults: Readonly<Record<string, Script>> = {
  "an error": failing((response) => void response.writeHead(500).end("{}")),
  "too many requests": failing((response) => void response.writeHead(429, { "retry-after": "60" }).end("{}")),
  "no answer": failing(() => {}),
  "a stream that is cut": async (response) => {
    say(response, beginning);
    await wait(30);
    faultAt = performance.now();
    response.destroy();
  },
  "a stream that stops late": async (response) => {
    for (let i = 0; i < 10 && !response.destroyed; i++) {
      say(response, beginning);
      faultAt = performance.now();
      await wait(200);
    }
  },
  "a stream that goes on by the drop": async (response) => {
    for (let i = 0; i < 10 && !response.destroyed; i++) {
      say(response, beginning);
      faultAt = performance.now();
      await wait(200);
    }
    for (let i = 0; i < 60 && !response.destroyed; i++) {
      say(response, ".");
      await wait(100);
    }
  },
  "a call that is no JSON": failing((response) => callTool(response, "search_products", '{"text":')),
  "a piece that there is not": failing((response) => {
    say(response, "This is the one for you: #77.");
    end(response);
  }),
  "a megabyte": failing((response) => {
    for (let i = 0; i < 1_000; i++) say(response, "very ".repeat(200));
    end(response);
  }),
};

describe("whatever a model does, the answer is the built-in one", () => {
  test.each([...Object.keys(faults), "nobody at the address"])("%s: the same words, soon", async (name) => {
    rewrite = async () => undefined;
    const plain = await ask();
    rewrite = open(name === "nobody at the address" ? "http://127.0.0.1:1/v1" : model.baseUrl);
    model.play(faults[name] ?? (() => {}));
    const began = performance.now();
    const answer = await ask();
    expect(answer).toMatchObject({ engine: "built_in", words: plain.words, products: plain.products });
    expect(answer.words).not.toBe("");
    // 150 ms and 2 s on a machine that has nothing else to do; the bounds leave room for one that has.
    expect(answer.firstMs).toBeLessThan(1_900);
    expect(answer.endedAt - (faultAt || began)).toBeLessThan(2_000 + 3_000);
  });

  test("what is shown does not wait for the model", async () => {
    let closedAt = 0;
    model.play((response) => {
      response.on("close", () => {
        closedAt = performance.now();
      });
    });
    const began = performance.now();
    const { firstMs } = await ask();
    await expect.poll(() => closedAt).toBeGreaterThan(0);
    expect(began + firstMs).toBeLessThan(closedAt - 500);
  });

  test("after three failures it is no longer asked, and answers come at once", async () => {
    model.play((response) => void response.writeHead(500).end());
    for (const _ of [1, 2, 3]) await ask();
    expect(model.requests).toHaveLength(3);
    expect((await ask()).engine).toBe("built_in");
    expect(model.requests).toHaveLength(3);
  });
});
