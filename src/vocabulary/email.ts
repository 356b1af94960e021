/** RFC 5321: longer paths do not travel. */
export const mostEmailLength = 254;

const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The one spelling of an address: trimmed, compatibility forms folded, lower case. What is not plain ASCII after
 * that is no address here, so two that look alike cannot be two accounts.
 */
export function canonicalEmail(text: string): string | undefined {
  if (text.length > mostEmailLength * 2) return undefined;
  const folded = text.trim().normalize("NFKC").toLowerCase();
  if (folded.length > mostEmailLength || folded.indexOf("@") > 64) return undefined;
  return shape.test(folded) ? folded : undefined;
}

export const localPartOf = (email: string): string => email.slice(0, Math.max(0, email.indexOf("@")));
