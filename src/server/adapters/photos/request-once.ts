import { once } from "node:events";
import type { ClientRequest, IncomingMessage } from "node:http";
import { accept, type Result } from "#vocabulary/result.ts";
import { openRequest } from "./open-request.ts";
import type { PhotoLimits } from "./photo-limits.ts";
import { type PhotoRefusal, refusePhoto } from "./photo-refusal.ts";

export type Answer =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array };

/** One question to one host, at these addresses and no others. Nothing is open any more when it has answered. */
export async function requestOnce(
  url: URL,
  addresses: readonly string[],
  limits: PhotoLimits,
  signal: AbortSignal,
): Promise<Result<Answer, PhotoRefusal>> {
  const request = openRequest(url, addresses, headers, signal);
  const connecting = setTimeout(() => request.destroy(new Error("it did not connect")), limits.connectMs);
  try {
    const connected = url.protocol === "https:" ? "secureConnect" : "connect";
    request.once("socket", (socket) => socket.once(connected, () => clearTimeout(connecting)));
    request.end();
    const [response]: [IncomingMessage] = await answerOf(request);
    return await readAnswer(response, limits.mostBytes);
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error;
    return refusePhoto("host", cause instanceof Error ? cause.message : String(cause));
  } finally {
    clearTimeout(connecting);
    request.destroy();
  }
}

const headers = {
  accept: "image/avif,image/webp,image/jpeg,image/png,image/gif",
  "accept-encoding": "identity",
  "user-agent": "Cleed/1.0",
};

const answerOf = async (request: ClientRequest) => (await once(request, "response")) as [IncomingMessage];

async function readAnswer(
  response: IncomingMessage,
  mostBytes: number,
): Promise<Result<Answer, PhotoRefusal>> {
  const { statusCode = 0, headers: said } = response;
  if ([301, 302, 303, 307, 308].includes(statusCode) && said.location !== undefined)
    return accept({ kind: "redirect", to: said.location });
  if (statusCode === 429 || statusCode >= 500) return refusePhoto("host", `it answered ${statusCode}`);
  if (statusCode !== 200) return refusePhoto("picture", `it answered ${statusCode}`);
  const type = said["content-type"] ?? "";
  if (!/^image\//i.test(type) || /svg/i.test(type))
    return refusePhoto("picture", `it is ${type || "untyped"}`);
  if ((said["content-encoding"] ?? "identity") !== "identity") return refusePhoto("picture", "it is packed");
  const tooLarge = refusePhoto("picture", `it has more than ${mostBytes} bytes`);
  if (Number(said["content-length"] ?? 0) > mostBytes) return tooLarge;

  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response) {
    length += piece.length;
    if (length > mostBytes) return tooLarge;
    pieces.push(piece);
  }
  if (!response.complete) return refusePhoto("host", "it was cut short");
  return accept({ kind: "bytes", bytes: Buffer.concat(pieces) });
}
