import type { Client } from "#contract/client.ts";
import { noTokenMessage } from "#contract/errors.ts";
import { refuse } from "#vocabulary/result.ts";
import { createBrowserClient } from "#web/data/browser-client.ts";
import { clearAuth, useAuth } from "./auth.ts";

const ask = createBrowserClient(() => useAuth.getState().token);

/** The one client of the browser. A session that the server no longer knows is forgotten, whichever call says so. */
export const client: Client = async (endpoint, input) => {
  const { token } = useAuth.getState();
  const answer = await ask(endpoint, input);
  const refused = !answer.ok && answer.refusal.kind === "refused" && answer.refusal.status === 401;
  // Someone may have signed in again while the answer was on its way.
  if (refused && endpoint.access !== "public" && useAuth.getState().token === token) clearAuth();
  // Whoever asked is gone: what they were told is nobody's business here any more.
  if (!refused && endpoint.access !== "public" && useAuth.getState().token !== token)
    return refuse({ kind: "no_token", message: noTokenMessage });
  return answer;
};
