import { create } from "zustand";
import type { User } from "#contract/users.ts";
import { useAuth } from "./auth.ts";
import { keepUnheardLanguage, unheardLanguage } from "./website-preferences.ts";

/** The signed-in person, once the server has said who that is (state/fetch-user). */
export const useUser = create<{ user: User | null }>(() => ({ user: null }));

/** Whoever signs out, here or in another tab, is forgotten here. */
useAuth.subscribe(({ isAuthenticated }) => {
  if (isAuthenticated) return;
  useUser.setState({ user: null });
  if (unheardLanguage()) keepUnheardLanguage(null);
});
