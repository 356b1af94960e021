import type { Problem } from "#contract/client.ts";
import type { Answer, Endpoint, Input } from "#contract/endpoint.ts";
import { type Result, refuse } from "#vocabulary/result.ts";
import { whenCalm, whenUsed } from "#web/data/idle.ts";
import { once } from "#web/data/once.ts";

const loadClient = once(async () => (await import("./client.ts")).client);

/** How a call is made, which is not needed to read a page: it comes with the first call, or ahead of it. */
export type LateEndpoint<E extends Endpoint> = () => Promise<E>;

/** Code that does not come is as good as an answer that does not. */
export async function call<E extends Endpoint>(
  load: LateEndpoint<E>,
  input: Input<E>,
): Promise<Result<Answer<E>, Problem>> {
  try {
    const [client, endpoint] = await Promise.all([loadClient(), load()]);
    return await client(endpoint, input);
  } catch (cause) {
    return refuse({ kind: "unreachable", message: String(cause) });
  }
}

/** What a page is going to call with, once it is used and where fetching ahead is welcome. */
export async function fetchCallsAhead(...loads: readonly LateEndpoint<Endpoint>[]): Promise<void> {
  await whenUsed();
  if (await whenCalm()) await loadCalls(...loads);
}

/** The same at once, for what may have to be told at the last moment of a page. */
export const loadCalls = async (...loads: readonly LateEndpoint<Endpoint>[]): Promise<void> => {
  await Promise.all([loadClient(), ...loads.map((load) => load())]).catch(() => {});
};
