import type { Input } from "#contract/endpoint.ts";
import type { listInspirations } from "#contract/looks.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { LooksWanted } from "#web/features/looks/looks-address.ts";

export type LooksQuery = NonNullable<Input<typeof listInspirations>["query"]>;

/** Divides into rows of two, three and four. */
const pageSize = 24;

export const looksQuery = (
  { occasion, season, style, forMe }: LooksWanted,
  universe: Universe,
  lang: Language,
): LooksQuery => ({
  universe,
  lang,
  limit: pageSize,
  ...(occasion && { occasion }),
  ...(season && { season }),
  ...(style && { style: String(style) }),
  ...(forMe && { sort: "for_me" as const }),
});
