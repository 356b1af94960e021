import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { askFirst } from "./ask-first.ts";

test("what is left alone reaches everybody who listened before, whoever was put in front", async () => {
  const heard: string[] = [];
  const server = createServer((_, response) => void response.end("the site"));
  server.prependListener("request", ({ url }) => heard.push(url ?? ""));
  askFirst(server, (request, response, next) => {
    if (request.url === "/source.ts") response.end("a source");
    else next();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string) => (await fetch(base + path)).text();
  expect(await ask("/source.ts")).toBe("a source");
  expect(await ask("/about")).toBe("the site");
  expect(heard).toEqual(["/about"]);
  server.closeAllConnections();
  server.close();
});
