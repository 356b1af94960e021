import type { Answer, Endpoint } from "#contract/endpoint.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** What there is to choose from in one universe, where a page came with it. */
export type Offered<E extends Endpoint> =
  | { readonly universe: Universe; readonly answer: Answer<E> }
  | undefined;

export const offeredIn = <E extends Endpoint>(
  universe: Universe,
  offered: Offered<E>,
): Answer<E> | undefined => (offered?.universe === universe ? offered.answer : undefined);
