import * as z from "zod/mini";
import { create } from "zustand";
import { readStored, writeStored } from "#web/data/stored.ts";

const key = "auth";
const storedAuth = z.object({ token: z.nullable(z.string()), isAuthenticated: z.boolean() });
type Auth = z.output<typeof storedAuth>;

const signedOut: Auth = { token: null, isAuthenticated: false };

/** Whether someone is signed in on this device: exactly what local storage holds under `auth` (SPEC.md §3). */
export const useAuth = create<Auth>(() => (import.meta.env.SSR ? signedOut : readAuth()));

/** Sign-in counts only when the answer has a token, an id and an e-mail (SPEC.md §5). Says whether it did. */
export function acceptSignIn(answer: { token?: unknown; id?: unknown; email?: unknown }): boolean {
  const { token, id, email } = answer;
  if (typeof token !== "string" || !token || !id || !email) return false;
  write({ token, isAuthenticated: true });
  return true;
}

export const clearAuth = (): void => write(signedOut);

function write(auth: Auth): void {
  writeStored(key, auth);
  useAuth.setState(auth);
}

/** A token without the flag, or the flag without a token, is not a session. */
function readAuth(): Auth {
  const auth = readStored(key, storedAuth);
  return auth?.isAuthenticated && auth.token ? auth : signedOut;
}

// Signing in or out in one tab does so in all of them.
if (!import.meta.env.SSR) {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) useAuth.setState(readAuth());
  });
}
