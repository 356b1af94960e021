import { dictionary } from "@zxcvbn-ts/language-common";

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Rows of keyboards and alphabets that people walk along. */
const walks = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertzuiopasdfghjklyxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
];

/**
 * Whether a password is on the list that attackers try first. Twelve characters keep most of that list out, so what
 * people do to lengthen a listed word counts as the word: figures and signs around it, saying it twice, or a walk
 * along the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase().replace(/\s/g, "");
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const plain = text.replace(/[^\p{L}\p{N}]/gu, "");
  return [text, core, plain, unleeted(core)].some(isListed) || new Set(text).size <= 3 || isWalk(plain);
}

function isListed(text: string): boolean {
  if (text.length < leastWord) return false;
  return common.has(text) || common.has(repeatedPart(text));
}

/** Shorter ones are part of too many good passwords. */
const leastWord = 4;

/** `passwordpassword` is `password`. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (text.length % length === 0 && part.repeat(text.length / length) === text) return part;
  }
  return text;
}

function isWalk(text: string): boolean {
  const backwards = [...text].toReversed().join("");
  return text.length > 0 && walks.some((walk) => walk.includes(text) || walk.includes(backwards));
}

const unleeted = (text: string): string => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);

const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
