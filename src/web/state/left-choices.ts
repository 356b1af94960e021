import { create } from "zustand";
import { useAuth } from "./auth.ts";

/**
 * Choices that were made on this device before somebody signed in and still lie there: the account knows something
 * already, so the person is asked; or the call failed.
 */
export const useLeftChoices = create<{ left: "none" | "to ask" | "unsaved" }>(() => ({ left: "none" }));

/** The question is for the person of this session. */
useAuth.subscribe(({ token }, before) => {
  if (before.token && token !== before.token) useLeftChoices.setState({ left: "none" });
});
