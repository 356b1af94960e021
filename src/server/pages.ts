import { createRequestHandler } from "react-router";
import { inProcess } from "#api/call-gate.ts";
import type { RequestFacts } from "#api/ports.ts";
import { type Client, createClient } from "#contract/client.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { rememberPages } from "./rendered-pages.ts";
import { redirectOf } from "./route-rules.ts";
import { openTurns } from "./turns.ts";
import { type WebBuild, webEntry } from "./web-build.ts";

type ApiFetch = (request: Request, facts: RequestFacts) => Promise<Response> | Response;

export type Pages = {
  readonly render: (request: Request, nonce: string, requestId?: string) => Promise<Response>;
  /** The data of a prerendered page, or nothing when the path is not one. */
  readonly payload: (path: string, requestId: string) => Promise<unknown>;
  /** Renders every prerendered page once, so that the first visitor finds them ready. */
  readonly warm: () => Promise<void>;
};

/** Pages are rendered from the URL and the cookies of choice; the API is called in process. */
export async function createPages(
  build: WebBuild,
  apiFetch: ApiFetch,
  publicUrl: string,
  /** Another one as soon as anything that pages show was written anew. */
  edition: () => string,
): Promise<Pages> {
  // Whoever hands over a function has every route read anew for every page.
  const handle = createRequestHandler(
    build.mode === "production" ? await build.load() : build.load,
    build.mode,
  );

  /** Its calls go by the id of the page: what fails in one is found with the other. */
  const clientFor = (path: string, requestId: string): Client =>
    createClient({
      fetch: (url, init) => apiFetch(new Request(url, init), { requestId, clientAddress: inProcess }),
      baseUrl: "http://in-process",
      language: () => languageOfPath(path),
      token: () => null,
    });

  const turn = openTurns();
  const render = async (request: Request, nonce: string, requestId = "warm"): Promise<Response> => {
    const { createLoadContext } = await webEntry(build);
    const client = clientFor(new URL(request.url).pathname, requestId);
    const nonceOrNone = build.mode === "production" ? nonce : undefined;
    await turn();
    return handle(request, createLoadContext({ client, nonce: nonceOrNone, redirectOf, publicUrl, turn }));
  };

  const { prerendered } = await webEntry(build);
  const remembered =
    build.mode === "production" ? rememberPages(render, { prerendered, edition, now: Date.now }) : render;
  return {
    render: remembered,
    payload: async (path, requestId) =>
      prerendered.includes(path)
        ? (await webEntry(build)).loadPayload(path, clientFor(path, requestId))
        : undefined,
    warm: async () => {
      if (build.mode === "development") return;
      for (const path of prerendered) await remembered(new Request(publicUrl + path), "warm");
    },
  };
}
