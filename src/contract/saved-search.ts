import * as z from "zod/mini";
import { savedSearchBounds, searchAlerts } from "#vocabulary/saved-search.ts";
import { defineEndpoint } from "./endpoint.ts";
import { oneLine } from "./person.ts";

export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** The search string of /search, as it was. */
  query: z.string(),
  alert: z.enum(searchAlerts),
  created_at: z.string(),
  /** When its results were last looked at for an alert. */
  last_run_at: z.nullable(z.string()),
});
export type SavedSearch = z.output<typeof savedSearch>;

const { nameLength, queryLength } = savedSearchBounds;
const name = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(nameLength, "too_long"), oneLine());
const query = z.string().check(z.maxLength(queryLength, "too_long"), oneLine());
const alert = z.enum(searchAlerts);

/** Any text: what cannot be an id is not found, like one that is nobody's. */
const params = z.object({ id: z.string().check(z.maxLength(100)) });
const path = "/api/users/me/saved_searches";

export const listSavedSearches = defineEndpoint({
  id: "listSavedSearches",
  method: "GET",
  path,
  access: "member",
  summary: "The searches the person saved, the latest first.",
  answer: z.object({ saved_searches: z.array(savedSearch) }),
});

export const saveSearch = defineEndpoint({
  id: "saveSearch",
  method: "POST",
  path,
  access: "member",
  summary: "Saves a search; at most 100 are kept.",
  body: z.strictObject({ name, query, alert: z._default(alert, "off") }),
  status: 201,
  answer: z.object({ saved_search: savedSearch }),
});

export const changeSavedSearch = defineEndpoint({
  id: "changeSavedSearch",
  method: "PATCH",
  path: `${path}/:id`,
  access: "member",
  summary: "Changes what is named of a saved search.",
  params,
  body: z.strictObject({ name: z.optional(name), query: z.optional(query), alert: z.optional(alert) }),
  answer: z.object({ saved_search: savedSearch }),
});

export const deleteSavedSearch = defineEndpoint({
  id: "deleteSavedSearch",
  method: "DELETE",
  path: `${path}/:id`,
  access: "member",
  summary: "Forgets a saved search.",
  params,
  status: 204,
  answer: z.null(),
});

export const getSavedSearch = defineEndpoint({
  id: "getSavedSearch",
  method: "GET",
  path: `${path}/:id`,
  access: "member",
  summary: "One saved search.",
  params,
  answer: z.object({ saved_search: savedSearch }),
});
