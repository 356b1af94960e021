/** Keys that say what is nobody's to read. */
const secret = /passw|hash|secret|digest|salt|token|otp|claim|reset|confirmation/i;

/** Where such a key is what was asked for. */
const allowed: readonly RegExp[] = [
  // Whoever signs in is given their own session.
  /^(signIn|verifyCode) token$/,
  // How often news is summed up.
  /notifications\.digest$/,
  // What a field is called that was wrong.
  /^\w+ error\.fields\./,
];

/** Keys in an answer that should not be there, each with its path. */
export function secretKeys(id: string, value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = Array.isArray(value) ? `${at}[]` : at ? `${at}.${key}` : key;
    const isSecret =
      !Array.isArray(value) && secret.test(key) && !allowed.some((one) => one.test(`${id} ${path}`));
    return [...(isSecret ? [path] : []), ...secretKeys(id, child, path)];
  });
}

/** What a kept password looks like, wherever it stands. */
export const secretText = (text: string): boolean => /\$argon2|\$scrypt|-----BEGIN/.test(text);
