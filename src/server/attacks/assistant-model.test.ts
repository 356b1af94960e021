import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { openModel } from "../adapters/model/open-model.ts";
import { end, openScriptedModel, type Script, say } from "../adapters/model/testing/scripted-model.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

const products = [1, 2, 3].map((id) => exampleProduct({ id, universe: "women" }));
const snapshot = exampleSnapshot(products);

let model: Awaited<ReturnType<typeof openScriptedModel>>;
let site: AccountSite;
let token: string;
beforeAll(async () => {
  model = await openScriptedModel();
  // A new one for every message: none of them is to rest.
  const rewrite = () =>
    openModel({
      address: { baseUrl: model.baseUrl, key: undefined, name: "m" },
      snapshot: () => snapshot,
      search: embeddedEngine(() => snapshot),
      find: async () => undefined,
      now: () => 0,
      onFallback: () => {},
    });
  site = await openAccountSite(products, [], { rewrite: (draft, signal) => rewrite()(draft, signal) });
  ({ token } = await site.member("ada@example.com"));
}, 60_000);
afterAll(async () => {
  await model.close();
  await site.close();
});
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/assistant/messages";
const ask = async (script: Script) => {
  model.play(script);
  const body = { text: "a jumper", lang: "en", universe: "women" };
  const reply = await site.ask("POST", path, body, { token });
  const lines: string[] = reply.body.split("\n");
  const events = lines.flatMap((line) => (line.startsWith("data: ") ? [JSON.parse(line.slice(6))] : []));
  return {
    text: reply.body as string,
    message: events[0].message as string,
    words: events.map(({ text }) => text ?? "").join(""),
    engine: events.at(-1).engine,
    products: events.flatMap((event) => event.products ?? []).map(({ id }) => id),
  };
};
const write =
  (text: string): Script =>
  (response) => {
    say(response, text);
    end(response);
  };

describe("with a model", () => {
  test("its words take the place of the built-in ones, and the pieces stay; what is resumed is the same", async () => {
    const plain = await ask((response) => void response.writeHead(500).end());
    expect([plain.engine, plain.words === ""]).toEqual(["built_in", false]);
    const better = await ask(write("These are the jumpers for you, and they are all of wool."));
    expect(better).toMatchObject({
      engine: "model",
      words: "These are the jumpers for you, and they are all of wool.",
      products: plain.products,
    });
    const again = await site.ask("POST", `${path}/${better.message}/resume`, { after: 0 }, { token });
    expect(again.body).toBe(better.text);
  });

  test.each([
    [
      "the instructions",
      "You are the stylist of Cleed, a site that finds clothes and says why it shows each.",
    ],
    ["a price of its own", "These are the jumpers for you, and they are all €5."],
    ["an address", "These are the jumpers for you: see https://evil.example."],
  ])("%s never reaches anybody", async (_, text) => {
    const reply = await ask(write(text));
    expect(reply.engine).toBe("built_in");
    expect(reply.text).not.toContain(text.slice(0, 30));
  });

  test("whoever leaves stops its work", async () => {
    const closed = Promise.withResolvers<void>();
    model.play((response) => {
      response.on("close", closed.resolve);
      say(response, "These ");
    });
    const stream = await site.open(
      new Request(`http://api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ text: "a jumper", lang: "en", universe: "women" }),
      }),
    );
    const reader = stream.body?.getReader();
    await reader?.read();
    while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await reader?.cancel();
    await closed.promise;
  });
});
