import { data } from "react-router";
import type { Problem } from "#contract/client.ts";
import type { Result } from "#vocabulary/result.ts";
import { invalidPage, type PageError } from "./page-error.ts";
import { sentences } from "./sentences.ts";

/** The answer a page cannot do without: what is not there is the fatal 404, anything else an error page. */
export function answerOr404<T>(result: Result<T, Problem>, path: string): T {
  if (result.ok) return result.value;
  const { refusal } = result;
  if (refusal.kind === "refused" && [404, 422].includes(refusal.status)) throw invalidPage(path);
  const status = refusal.kind === "refused" && refusal.status === 503 ? 503 : 500;
  throw data<PageError>({ message: sentences.internalError, path }, { status });
}
