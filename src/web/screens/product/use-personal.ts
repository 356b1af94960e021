import { useEffect, useState } from "react";
import { useAuth } from "#web/state/auth.ts";
import { onboardingKeys } from "#web/state/onboarding-keys.ts";

/**
 * Whether anything may be known of the reader: nothing until the page has loaded, since what is personal comes after
 * what everyone gets; and whoever told nothing never loads the code for it.
 */
export function usePersonal(): boolean | undefined {
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const [told, setTold] = useState<boolean>();
  useEffect(() => {
    const look = () => setTold(onboardingKeys().length > 0);
    if (document.readyState === "complete") return look();
    window.addEventListener("load", look, { once: true });
    return () => window.removeEventListener("load", look);
  }, []);
  return told === undefined ? undefined : told || member;
}
