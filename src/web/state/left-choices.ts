import { create } from "zustand";

/**
 * Choices that were made on this device before somebody signed in and still lie there: the account knows something
 * already, so the person is asked; or the call failed.
 */
export const useLeftChoices = create<{ left: "none" | "to ask" | "unsaved" }>(() => ({ left: "none" }));
