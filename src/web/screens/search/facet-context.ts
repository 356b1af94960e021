import type { SearchAnswer } from "#contract/search.ts";
import type { FilterName } from "#vocabulary/search-filter.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Search } from "#web/features/search/address.ts";
import type { Stance } from "#web/features/search/change-search.ts";
import type { LabelOf } from "#web/features/search/labels.ts";
import type { Change } from "./use-search.ts";

/** What every part around the list goes by. */
export type FacetContext = {
  readonly search: Search;
  /** The first page of what is shown. */
  readonly answer: SearchAnswer | undefined;
  readonly labelOf: LabelOf;
  readonly change: Change;
  /** The form that the page is without JavaScript. */
  readonly form: string;
  readonly member: boolean;
  readonly universe: Universe;
};

export type Choose = (name: FilterName, value: string, stance: Stance) => void;
