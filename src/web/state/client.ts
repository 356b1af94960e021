import { createBrowserClient } from "#web/data/browser-client.ts";
import { useAuth } from "./auth.ts";

/** The one client of the browser. */
export const client = createBrowserClient(() => useAuth.getState().token);
