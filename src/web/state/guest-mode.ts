import { create } from "zustand";
import { readStored, writeStored } from "#web/data/stored.ts";
import { useAuth } from "./auth.ts";

const key = "guest_mode";

const read = (): boolean => readStored(key, (value) => value === true) ?? false;

/**
 * Whether somebody else is looking, as far as this device knows: nothing counts towards a member's taste meanwhile. No
 * page asks the server for it; it is noted when it is turned, and whenever the server happens to tell.
 */
export const useGuestMode = create<{ readonly on: boolean }>(() => ({ on: !import.meta.env.SSR && read() }));

export function noteGuestMode(on: boolean): void {
  if (on !== read()) writeStored(key, on);
  useGuestMode.setState({ on });
}

// It is a person's: whoever signs out or comes after them has none.
useAuth.subscribe(({ token }, before) => {
  if (token !== before.token && useGuestMode.getState().on) noteGuestMode(false);
});

if (!import.meta.env.SSR)
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) useGuestMode.setState({ on: read() });
  });
