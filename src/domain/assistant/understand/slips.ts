/**
 * Whether somebody may have written a word while meaning another that is near it. People leave a letter out, type one
 * twice, swap two, hit the key beside it, or write what they hear; « latin » for satin is none of these.
 */
export function isSlip(typed: string, meant: string, isCommon: boolean): boolean {
  if (!beginAlike(typed, meant)) return false;
  if ((isCommon || typed.length > shortest) && soundOf(typed) === soundOf(meant)) return true;
  const [one, other] = differing(typed, meant);
  // Two swapped letters, or one too many or too few.
  if (isSwapped(one, other)) return true;
  if (one.length + other.length === 1) return !endsOtherwise(typed, meant);
  if (one.length === 1 && other.length === 1)
    return (isCommon || typed.length > shortest) && isBeside(one, other) && !endsOtherwise(typed, meant);
  // Two slips: what is heard has to be the same, but for vowels.
  return typed.length >= longEnough && bonesOf(typed) === bonesOf(meant) && !endsOtherwise(typed, meant);
}

/** In four letters a changed one is a quarter of the word. */
const shortest = 4;
const longEnough = 7;

function beginAlike(typed: string, meant: string): boolean {
  const [a, b] = [typed.charAt(0), meant.charAt(0)];
  return (
    a === b ||
    (a === meant.charAt(1) && b === typed.charAt(1)) ||
    soundOf(typed.slice(0, 2)).charAt(0) === soundOf(meant.slice(0, 2)).charAt(0)
  );
}

/** What is left of both without what they begin and end with alike. */
function differing(typed: string, meant: string): readonly [string, string] {
  let start = 0;
  const most = Math.min(typed.length, meant.length);
  while (start < most && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < most - start && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end++;
  return [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
}

const isSwapped = (one: string, other: string): boolean =>
  one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];

/** On either keyboard, or by the ear. */
const isBeside = (one: string, other: string): boolean =>
  (/[aeiouy]/.test(one) && /[aeiouy]/.test(other)) ||
  besides.some((row) => row.includes(one + other) || row.includes(other + one));
const besides = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "sz",
  "sc",
  "ck",
  "kq",
  "cq",
  "mn",
  "dt",
  "bp",
  "fv",
  "gj",
  "wu",
  "wv",
];

/** « Travailleur » is no slip of « travailler »: endings that make other words are meant as they are written. */
function endsOtherwise(typed: string, meant: string): boolean {
  const ending = endings.exec(typed)?.[0];
  return ending !== undefined && !meant.endsWith(ending) && typed.length - ending.length >= 3;
}
const endings =
  /(?:ations?|ements?|ments?|euses?|istes?|iers?|ieres?|aient|aises?|ais|ait|ons|ez|erai|eras?|iques?|ages?|ness|ings?|ists?|ians?|ment|ships?|hoods?|ables?|ibles?|ely|ally|ily|ful|less)$/;

/** How a word is heard, roughly, in both languages. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/qu|ck|k/g, "c")
    .replace(/z/g, "s")
    .replace(/y/g, "i")
    .replace(/(?:au|eau)/g, "o")
    .replace(/([a-z])\1/g, "$1")
    .replace(/[esxt]+$/, "")
    .replace(/^h/, "");

const bonesOf = (word: string): string => soundOf(word).replace(/(?<=.)[aeiouw]/g, "");
