import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { addressOf, type ClientOptions, headersOf, type Parts, type Problem } from "./client.ts";
import type { Endpoint, Input } from "./endpoint.ts";
import { errorBody } from "./errors.ts";

type OpenStream = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal: AbortSignal,
) => Promise<Result<ReadableStream<Uint8Array>, Problem>>;

/** For a call whose answer comes as Server-Sent Events: its bytes, or why there are none. */
export const createStreamClient =
  (options: ClientOptions): OpenStream =>
  async (endpoint, input, signal) => {
    const parts: Parts = input as Parts;
    let response: Response;
    try {
      response = await options.fetch(options.baseUrl + addressOf(endpoint.path, parts), {
        method: endpoint.method,
        headers: {
          ...headersOf(options.language(), options.token(), parts.body !== undefined),
          accept: "text/event-stream",
        },
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        signal,
      });
    } catch (cause) {
      return refuse({ kind: "unreachable", message: String(cause) });
    }
    if (response.ok && response.body) return accept(response.body);
    return refuse(await refusalIn(response));
  };

async function refusalIn(response: Response): Promise<Problem> {
  const refusal = errorBody.safeParse(await response.json().catch(() => undefined));
  return refusal.success
    ? { kind: "refused", status: response.status, ...refusal.data.error }
    : { kind: "unintelligible", message: `${response.status} without an error body` };
}
