import { create } from "zustand";
import { isRecord, type Parse, readStored, writeStored } from "#web/data/stored.ts";

const key = "auth";

type Auth = { readonly token: string | null; readonly isAuthenticated: boolean };

const signedOut: Auth = { token: null, isAuthenticated: false };

const readAuth = (): Auth => readStored(key, parseAuth) ?? signedOut;

/** A token without the flag, or the flag without a token, is not a session. */
const parseAuth: Parse<Auth> = (value) =>
  isRecord(value) && value.isAuthenticated === true && typeof value.token === "string" && value.token
    ? { token: value.token, isAuthenticated: true }
    : undefined;

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

/** Signing in or out in one tab does so in all of them. */
function follow(): void {
  const [before, now] = [useAuth.getState().token, readAuth().token];
  // Another person's session: nothing on this page is theirs.
  if (before && now && before !== now) location.reload();
  else useAuth.setState(readAuth());
}

if (!import.meta.env.SSR) {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) follow();
  });
  // A page that the browser kept for "back" heard nothing meanwhile.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) follow();
  });
}
