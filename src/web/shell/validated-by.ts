import type { MiddlewareFunction, Params } from "react-router";
import { invalidPage } from "#web/data/page-error.ts";

/** True lets the page appear; false is the fatal 404; an object says otherwise. */
type Verdict = boolean | { readonly status?: number; readonly message?: string };

/** A page's validation rule: `export const middleware = validatedBy(…)`, and the same as `clientMiddleware`. */
export const validatedBy = (rule: (params: Params) => Verdict): MiddlewareFunction[] => [
  ({ params, url }) => {
    const verdict = rule(params);
    if (verdict === true) return;
    const { status, message } = verdict || {};
    throw invalidPage(url.pathname, status, message);
  },
];

/** `{id}-{name}`: a positive whole number, then words. */
export const validatedAsIdName = validatedBy(({ idName = "" }) =>
  /^[1-9]\d{0,15}-[a-z0-9-]{1,120}$/.test(idName),
);
