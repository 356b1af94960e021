import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { keepJourney, readJourney } from "./journey.ts";

/**
 * The token of a mailed link, which is in the fragment so that it reaches no log and no other site. It leaves the
 * address bar at once and is kept for this tab until it is used. Undefined before the page looked, null without one.
 */
export function useResetToken(): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const brought = decoded(hash.slice(1));
    if (brought) {
      keepJourney({ resetToken: brought });
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    setToken(brought || readJourney().resetToken || null);
  }, [hash]);
  return token;
}

export const forgetResetToken = (): void => keepJourney({ resetToken: "" });

/** The mail writes the token as addresses want it. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
