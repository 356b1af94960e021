import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { WebBuild } from "../web-build.ts";

const nonceOf = createContext<string | undefined>();

/** What must never leave the machine: it lies beside the files that may. */
export const secret = "the key under the mat";

/**
 * A web build that is made in no time, with one page at every address: `/about` is remembered, `/broken` fails, and
 * the rest is not found. What pages show is tested in the browser; here it is what the server puts around them.
 */
export async function makeSmallBuild(): Promise<WebBuild & { remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "cleed-build-"));
  const files = {
    "client/assets/shell-1a2b.js": "export {};",
    "client/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "client/manifest.webmanifest": "{}",
    "client/.env": secret,
    "server/index.js": secret,
    "build.json": secret,
    "client-old/assets/secret.js": secret,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    mode: "production",
    id: "small",
    timestamp: 1,
    load: async () => serverBuild,
    clientDirectory: join(folder, "client"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const handleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  _: unknown,
  context: RouterContextProvider,
): Response => {
  const { pathname } = new URL(request.url);
  if (pathname === "/broken") throw new Error("on purpose");
  headers.set("content-type", "text/html; charset=utf-8");
  const html = `<!doctype html><title>Page</title><script nonce="${context.get(nonceOf)}">0</script>`;
  return new Response(html, { status: pathname === "/about" ? 200 : status, headers });
};

const webEntry = {
  createLoadContext: ({ nonce }: { nonce: string | undefined }) => {
    const context = new RouterContextProvider();
    context.set(nonceOf, nonce);
    return context;
  },
  prerendered: ["/about"],
  loadPayload: async () => ({ page: "about" }),
};

const serverBuild = {
  // What fails here fails on purpose, and needs no line in the log.
  entry: { module: { default: handleRequest, handleError: () => {}, webEntry } },
  routes: { root: { id: "root", path: "", module: { default: () => null } } },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "small" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;
