import { create } from "zustand";
import type { User } from "#contract/users.ts";
import { useAuth } from "./auth.ts";
import { keepUnheardLanguage, unheardLanguage } from "./website-preferences.ts";

/** The signed-in person, once the server has said who that is (state/fetch-user). */
export const useUser = create<{ user: User | null }>(() => ({ user: null }));

/** Whoever signs out or is followed by somebody else, here or in another tab, is forgotten here. */
useAuth.subscribe(({ token, isAuthenticated }, before) => {
  if (token !== before.token) useUser.setState({ user: null });
  if (isAuthenticated) return;
  if (unheardLanguage()) keepUnheardLanguage(null);
});
