import { type DataStrategyResult, type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { destinationOf, matchRouteRule } from "#contract/route-rules.ts";
import { getBuildMeta, newerBuildExists } from "#web/data/builds.ts";
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

/** Route rules hold for clicks as they do for addresses. */
export const followRouteRules: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ url }) => {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  const meta = await Promise.race([getBuildMeta(), patience]);
  const rule = meta && matchRouteRule(meta.matcher, url.pathname);
  if (!rule) return;
  const destination = destinationOf(rule, meta.allowed_hosts);
  if (destination.kind === "path") throw redirect(destination.to + url.search);
  if (destination.kind === "site") throw redirectDocument(destination.to);
};
