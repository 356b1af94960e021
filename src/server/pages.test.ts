import { expect, test } from "vitest";
import { getHealth } from "#contract/health.ts";
import { createPages } from "./pages.ts";
import type { WebBuild } from "./web-build.ts";

test("what a page asks of the API goes by the id of the page", async () => {
  const ids: string[] = [];
  const entry = {
    prerendered: ["/about"],
    // biome-ignore lint/suspicious/noExplicitAny: as a page uses the client it is given
    loadPayload: (_: string, client: any) => client(getHealth, {}),
  };
  const build = {
    mode: "production",
    load: async () => ({ entry: { module: { webEntry: entry } } }),
  } as unknown as WebBuild;
  const api = (_: Request, { requestId }: { requestId: string }) => {
    ids.push(requestId);
    return Response.json({ status: "ok", build: "b", uptime_s: 1, database: "embedded", products: 0 });
  };
  const pages = await createPages(build, api, "http://site", () => "1");
  for (const id of ["first", "second"]) await pages.payload("/about", id);
  expect(ids).toEqual(["first", "second"]);
});
