/** The text without what spelling varies in: capitals, accents, ligatures, the kind of apostrophe. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'");
}

/** A word of a text, folded, and where the text has it. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Something stands between it and the word before that keeps the two apart: "white/gold" is no white gold. */
  readonly apart: boolean;
}

/**
 * The words of a text. "men's" is one word, "mens"; "d’été" is two, because French elides and English does not.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let word = "";
  let start = 0;
  let end = 0;
  const close = () => {
    if (word !== "")
      tokens.push({ text: word, start, end, apart: isApart(text, tokens.at(-1), word, start) });
    word = "";
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const letter = code < 128 ? plain(code) : foldLetter(text.charAt(i));
    if (letter === joiner) continue;
    if (letter === apostrophe && word !== "" && !elided.has(word)) continue;
    if (letter === "" || letter === apostrophe) close();
    else {
      if (word === "") start = i;
      word += letter;
      end = i + 1;
    }
  }
  close();
  return tokens;
}

/** A slash joins figures and single letters ("3/4", "l/s") and parts everything else. */
function isApart(text: string, before: Token | undefined, word: string, start: number): boolean {
  if (!before || before.end + 1 >= start) {
    const between = before ? text.charAt(before.end) : "";
    return between === "/" ? !isShort(word) : between !== "" && parting.test(between);
  }
  return parting.test(text.slice(before.end, start));
}

const isShort = (word: string) => word.length === 1;
const parting = /[,;|+:()[\]/\n]|\s[-–—]\s/;

const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };
const apostrophe = "'";
/** A combining accent, which belongs to the letter before it. */
const joiner = "+";
/** What French writes before an apostrophe: the next word starts after it. */
const elided = new Set(["d", "l", "j", "n", "m", "t", "c", "qu", "jusqu", "lorsqu", "aujourd"]);

function plain(code: number): string {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return String.fromCharCode(code);
  if (code >= 65 && code <= 90) return String.fromCharCode(code + 32);
  return code === 39 || code === 96 ? apostrophe : "";
}

const folded = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const bare = foldText(letter);
  const value = bare === "" ? joiner : /^[a-z0-9']+$/.test(bare) ? bare : "";
  folded.set(letter, value);
  return value;
}
