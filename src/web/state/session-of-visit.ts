import type { SessionOfVisit } from "#contract/recommendations.ts";
import { useAuth } from "./auth.ts";
import { seenProducts } from "./seen.ts";
import { visitOf } from "./visit-of.ts";
import { visitorReactions } from "./visitor-reactions.ts";

/**
 * What recommendations are asked with beside the taste: what was said and seen on this device, as it is now. The server
 * knows what a member said; what they saw, it does not. A cursor goes with the session it was given for, so whoever
 * reads on keeps the one that the list began with.
 */
export function sessionOfVisit(): SessionOfVisit {
  const member = useAuth.getState().isAuthenticated;
  const { seen, ...said } = visitOf(member ? [] : visitorReactions(), seenProducts(), Date.now());
  return member ? { seen } : { ...said, seen };
}
