import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageRequest, WebEntry } from "#contract/web-entry.ts";
import { isBot } from "#vocabulary/bot.ts";
import type { Language } from "#vocabulary/language.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { pageRequest } from "./data/page-request.ts";
import { loadPayload, prerendered } from "./data/prerendered.ts";
import { manifestIn } from "./i18n/language-files.ts";
import { handOver } from "./shell/hand-over.ts";
import { HandedOver } from "./shell/handed-over.tsx";
import { pageBody } from "./shell/page-body.ts";
import { PageRouter } from "./shell/page-router.tsx";

/** What takes longer than this to stream is cut off. */
export const streamTimeout = 5_000;

/** What the server needs beside the pages themselves. */
export const webEntry: WebEntry<RouterContextProvider> = { createLoadContext, prerendered, loadPayload };

function createLoadContext(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequest, page);
  return context;
}

/** Refusals are answers; only faults are worth a line in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : JSON.stringify(error)}\n`);
};

/** People get the stream as it comes; bots wait for the whole page, and get no error pages. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const bot = isBot(request.headers.get("user-agent"));
  if (bot && entry.staticHandlerContext.errors) {
    return new Response(null, { status, headers: { "x-robots-tag": "noindex" } });
  }
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, turn } = context.get(pageRequest);
  const withNonce = nonce === undefined ? {} : { nonce };
  const page = await parted(spoken(entry, request));
  await turn("go on");
  const Page = page.entry.serverHandoffStream ? ServerRouter : PageRouter;
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const send = () => {
      shellSent = true;
      const body = pageBody(rendering, () => clearTimeout(timer));
      resolve(new Response(body, { status, headers }));
    };
    const rendering = renderToPipeableStream(
      <HandedOver value={page.handed}>
        <Page context={page.entry} url={request.url} {...withNonce} />
      </HandedOver>,
      {
        ...withNonce,
        // What is there is sent in its place, however long the page: put there by a script, nobody without one sees it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(bot ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError: (error) => {
          if (shellSent) process.stderr.write(`${error}\n`);
        },
      },
    );
    const timer = setTimeout(rendering.abort, streamTimeout + 1_000);
  });
}

/** What the loaders gave goes with the page as data; React Router sends only what comes later. */
async function parted({ serverHandoffStream, ...entry }: EntryContext) {
  if (!import.meta.env.PROD || !serverHandoffStream)
    return { entry: { ...entry, ...(serverHandoffStream && { serverHandoffStream }) } };
  const { rest, ...handed } = await handOver(serverHandoffStream);
  return { handed, entry: { ...entry, ...(rest && { serverHandoffStream: rest }) } };
}

const manifests = new Map<Language, EntryContext["manifest"]>();

/** A build has its scripts once in each language; in development there is one for all. */
function spoken(entry: EntryContext, { url }: Request): EntryContext {
  if (!import.meta.env.PROD) return entry;
  const language = languageOfPath(new URL(url).pathname);
  const manifest = manifests.get(language) ?? manifestIn(language, entry.manifest);
  manifests.set(language, manifest);
  return { ...entry, manifest };
}
