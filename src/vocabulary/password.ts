import { localPartOf } from "./email.ts";

/** In characters as people count them: code points. */
export const passwordLength = { least: 12, most: 128 } as const;

export type PasswordFault = "too_short" | "too_long" | "contains_email";

/** What is wrong with a password, as far as its own text tells; the list of common ones is the server's. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  // No character has more than two UTF-16 units, so this much can be said before counting.
  if (password.length > passwordLength.most * 2) return "too_long";
  const length = [...password].length;
  if (length < passwordLength.least) return "too_short";
  if (length > passwordLength.most) return "too_long";
  const local = localPartOf(email).toLowerCase();
  return local.length >= leastLocalPart && password.toLowerCase().includes(local)
    ? "contains_email"
    : undefined;
}

/** Shorter ones are in half of all passwords. */
const leastLocalPart = 3;

/** 0 not acceptable, 1 weak, 2 fair, 3 good, 4 strong: what the meter shows, never a rule. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Guesses grow with every new piece; what repeats or continues what came before adds little. */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (passwordFault(password, email)) return 0;
  const characters = [...password.toLowerCase()];
  const surprising = characters.filter((character, index) =>
    isSurprising(character, characters, index),
  ).length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const score = surprising + 2 * (kinds - 1);
  if (score < 9) return 1;
  if (score < 13) return 2;
  return score < 20 ? 3 : 4;
}

function isSurprising(character: string, characters: readonly string[], index: number): boolean {
  const step = (other: string | undefined) =>
    other === undefined ? Number.NaN : (character.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  const before = step(characters[index - 1]);
  if (before === 0 || before === 1 || before === -1) return false;
  // Seen already, with the same character before it: a word typed twice.
  const pair = `${characters[index - 1] ?? ""}${character}`;
  return index === 0 || characters.join("").indexOf(pair) === index - 1;
}
