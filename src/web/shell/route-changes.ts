import { type DataStrategyResult, type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { type Destination, destinationOf, matchRouteRule } from "#contract/route-rules.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { getBuildMeta, newerBuildExists } from "#web/data/builds.ts";
import { pageRequest } from "#web/data/page-request.ts";
import { reloadOnce } from "#web/data/reload.ts";

/** A manifest slower than this does not hold up a click; the server applies the rules anyway. */
const patienceMs = 300;

const never = new Promise<never>(() => {});

/** With a newer build, the next page comes fresh from the server: old code would not fit its data. */
export const reloadForNewerBuild: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({
  url,
}) => {
  const path = url.pathname + url.search;
  const isChange = path !== location.pathname + location.search;
  if (isChange && newerBuildExists() && reloadOnce(path)) await never;
};

const language = import.meta.env.SSR ? undefined : languageOfPath(location.pathname);

/** A page in another language is another document: this one knows the words of its own only. */
export const leaveForLanguage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ url }) => {
  if (languageOfPath(url.pathname) === language) return;
  location.assign(url);
  await never;
};

/** Route rules on the server, for addresses and for the data of pages alike. */
export const applyRouteRules: MiddlewareFunction<Response> = ({ context, url }) =>
  follow(context.get(pageRequest).redirectOf(url.pathname), url);

/** Route rules hold for clicks as they do for addresses. */
export const followRouteRules: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ url }) => {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  const meta = await Promise.race([getBuildMeta(), patience]);
  const rule = meta && matchRouteRule(meta.matcher, url.pathname);
  if (rule) follow(destinationOf(rule, meta.allowed_hosts), url);
};

/** A path of this site keeps the query; another site is a full navigation; anything else is not followed. */
function follow(destination: Destination | undefined, { search }: URL): void {
  if (destination?.kind === "path") throw redirect(destination.to + search);
  if (destination?.kind === "site") throw redirectDocument(destination.to);
}
