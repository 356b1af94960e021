import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Answer, Endpoint, Input } from "./endpoint.ts";
import { type ErrorBody, errorBody, noTokenMessage } from "./errors.ts";

/** Why a call gave no answer. */
export type Problem =
  | ({ readonly kind: "refused"; readonly status: number } & ErrorBody["error"])
  | { readonly kind: "no_token"; readonly message: string }
  | { readonly kind: "unreachable"; readonly message: string }
  | { readonly kind: "unintelligible"; readonly message: string };

export type Client = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
) => Promise<Result<Answer<E>, Problem>>;

export type ClientOptions = {
  /** `fetch` in the browser; the API's own `fetch` while rendering on the server. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response> | Response;
  readonly baseUrl: string;
  readonly language: () => Language;
  readonly token: () => string | null;
};

/** The one way to make a call, in the browser and on the server. */
export const createClient =
  (options: ClientOptions): Client =>
  async (endpoint, input) => {
    const token = options.token();
    if (endpoint.access !== "public" && !token) return refuse({ kind: "no_token", message: noTokenMessage });
    const parts: Parts = input as Parts;
    let response: Response;
    try {
      response = await options.fetch(options.baseUrl + addressOf(endpoint.path, parts), {
        method: endpoint.method,
        headers: {
          ...headersOf(options.language(), token, parts.body !== undefined),
          ...(parts.file ? { "content-type": "application/octet-stream" } : {}),
        },
        ...bodyOf(parts),
      });
    } catch (cause) {
      return refuse({ kind: "unreachable", message: String(cause) });
    }
    return readAnswer(endpoint, response);
  };

export type Parts = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly file?: Blob;
};

function bodyOf({ body, file }: Parts): Pick<RequestInit, "body"> {
  if (file) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

export function headersOf(
  language: Language,
  token: string | null,
  hasBody: boolean,
): Record<string, string> {
  return {
    accept: "application/json",
    "accept-language": language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(hasBody ? { "content-type": "application/json" } : {}),
  };
}

async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<Result<Answer<E>, Problem>> {
  let json: unknown;
  try {
    if (response.status === 204) json = null;
    else json = await (endpoint.answersWith && response.ok ? response.text() : response.json());
  } catch (cause) {
    return refuse({ kind: "unintelligible", message: String(cause) });
  }
  if (response.ok) {
    const answer = endpoint.answer.safeParse(json);
    return answer.success
      ? accept(answer.data as Answer<E>)
      : refuse({ kind: "unintelligible", message: answer.error.message });
  }
  const refusal = errorBody.safeParse(json);
  return refusal.success
    ? refuse({ kind: "refused", status: response.status, ...refusal.data.error })
    : refuse({ kind: "unintelligible", message: `${response.status} without an error body` });
}
