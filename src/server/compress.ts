import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
const smallest = 1024;

/** Compresses and flushes each chunk as it comes, so that a streamed page stays streamed. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const encoding = preferredEncoding(c.req.header("accept-encoding") ?? "");
  const length = headers.get("content-length");
  if (!encoding || c.req.method === "HEAD" || headers.has("content-encoding")) return;
  if (!compressible.test(headers.get("content-type") ?? "") || (length && Number(length) < smallest)) return;
  // Events are to arrive one by one as they are.
  if (headers.get("cache-control")?.includes("no-transform")) return;
  // Asked for last: whoever asks for a body gets a stream, also of what lies ready in one piece.
  const { body } = c.res;
  if (!body) return;
  const packer = encoding === "br" ? brotli() : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.on("error", (error) => packer.destroy(error));
  packer.on("close", () => source.destroy());
  c.res = new Response(Readable.toWeb(source.pipe(packer)) as ReadableStream, c.res);
  c.res.headers.set("content-encoding", encoding);
  c.res.headers.delete("content-length");
  c.res.headers.append("vary", "Accept-Encoding");
};

function preferredEncoding(accepted: string): "br" | "gzip" | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

const brotli = () =>
  createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
