import type { Hono } from "hono";
import * as contract from "#contract/saved-search.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { savedSearchBounds } from "#vocabulary/saved-search.ts";
import { bind } from "./endpoint.ts";
import { isUuid } from "./is-uuid.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentSavedSearch } from "./present/activity.ts";

export function bindSavedSearches(app: Hono<ApiEnv>, { accounts }: ApiPorts): void {
  const { savedSearches, secrets, now } = accounts;

  bind(app, contract.listSavedSearches, async (_, { caller }) => {
    const list = await savedSearches.list(caller.personId);
    return accept({ answer: { saved_searches: list.map(presentSavedSearch) } });
  });

  bind(app, contract.saveSearch, async ({ body }, { caller }) => {
    const search = { ...body, id: secrets.newId(), createdAt: now(), lastRunAt: null };
    const saved = await savedSearches.add(caller.personId, search, savedSearchBounds.most);
    return saved.ok ? accept({ answer: { saved_search: presentSavedSearch(saved.value) } }) : saved;
  });

  bind(app, contract.getSavedSearch, async ({ params }, { caller }) => {
    const list = await savedSearches.list(caller.personId);
    const found = list.find(({ id }) => id === params.id);
    return found
      ? accept({ answer: { saved_search: presentSavedSearch(found) } })
      : refuse({ kind: "not_found" });
  });

  bind(app, contract.changeSavedSearch, async ({ params, body }, { caller }) => {
    const changed = isUuid(params.id)
      ? await savedSearches.change(caller.personId, params.id, body)
      : undefined;
    return changed
      ? accept({ answer: { saved_search: presentSavedSearch(changed) } })
      : refuse({ kind: "not_found" });
  });

  bind(app, contract.deleteSavedSearch, async ({ params }, { caller }) =>
    isUuid(params.id) && (await savedSearches.remove(caller.personId, params.id))
      ? accept({ answer: null })
      : refuse({ kind: "not_found" }),
  );
}
