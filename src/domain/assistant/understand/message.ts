import type { Language } from "#vocabulary/language.ts";
import { shorthand } from "#vocabulary/lexicon/conversation/shorthand.ts";
import { foldText, tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { replaceWords, type TracedText } from "../../search/traced-text.ts";
import { withoutSlang } from "../../search/understand/slang.ts";
import { qualityWords } from "./comparatives.ts";
import { languageOf } from "./language.ts";
import { inFigures } from "./numbers.ts";
import { withoutTypos } from "./typos.ts";

/** A message as the grammar reads it: folded, spelt out, without slips. */
export interface Message {
  readonly text: string;
  readonly language: Language;
  /** What was written where this stands. */
  readonly written: (start: number, end: number) => string;
}

/** Longer messages are read as far as this. */
const longest = 600;

export function hearMessage(given: string, told: Language): Message {
  const written = given.slice(0, longest).normalize("NFC");
  const folded = fold(written);
  const language = languageOf(folded.text, told);
  const spelt = spellOut(folded, language);
  const { text, origin } = withoutSlang(withoutTypos(spellOut(inFigures(spelt), language), language));
  return {
    text,
    language,
    written: (start, end) => written.slice(...origin([start, end])),
  };
}

/** « + long », « un peu - cher »: a sign for the word, where something follows that there can be more or less of. */
const compared = (() => {
  const words = [...qualityWords("words", "fr").keys()].filter((word) => !word.includes(" "));
  return new RegExp(`^[-–—+] ?(?:${words.join("|")})(?![a-z])`);
})();

/** « - de 50 », « robe -100 € ». */
const lessThan = /^[-–—] ?de ?\d|^[-–—]\d{2,4} ?(?:€|e\b|eur)/;

/** Letters without accents and capitals; apostrophes and hyphens part words or vanish, other signs stay. */
function fold(written: string): TracedText {
  const places: number[] = [];
  let text = "";
  const add = (letters: string, place: number) => {
    for (const letter of letters) {
      text += letter;
      places.push(place);
    }
  };
  for (let i = 0; i < written.length; i++) {
    const letter = foldText(written.charAt(i));
    if (letter === "'") {
      if (/\d$/.test(text) && /\d/.test(written.charAt(i + 1))) add("m", i);
      else if (/(?:^|[^a-z])(?:[cdjlmnst]|qu|jusqu|lorsqu|aujourd|puisqu|quelqu)$/.test(text)) add(" ", i);
    } else if (
      /[-–—+]/.test(letter) &&
      /(?:^|\s)$/.test(text) &&
      compared.test(foldText(written.slice(i, i + 20)))
    ) {
      add(letter === "+" ? "plus" : "moins", i);
      if (!/\s/.test(written.charAt(i + 1))) add(" ", i);
    } else if (letter === '"' && !/\d$/.test(text)) {
      // Inches keep theirs; around words it says nothing here.
      add(" ", i);
    } else if (/[-–—]/.test(letter) && lessThan.test(written.slice(i)) && !/\d\s?$/.test(text)) {
      add(
        /\d/.test(written.charAt(i + 1))
          ? "moins de "
          : /\s/.test(written.charAt(i + 1))
            ? "moins"
            : "moins ",
        i,
      );
    } else if (/[-–—_]/.test(letter)) {
      add(/\d$/.test(text) && /\d/.test(written.charAt(i + 1)) ? "-" : " ", i);
    } else if (/[a-z0-9€$£%.,;:!?()/+#&°"<>*]/.test(letter)) add(letter, i);
    else if (letter !== "") add(" ", i);
  }
  places.push(written.length);
  const [first = 0, last = written.length] = [places[0], places.at(-1)];
  return {
    text,
    origin: ([start, end]) => [places[start] ?? first, end === 0 ? first : (places[end - 1] ?? last - 1) + 1],
  };
}

/** "Jcherche 1 truc pr l'été" in whole words; "heyyy" with the letters it has. */
function spellOut(typed: TracedText, language: Language): TracedText {
  const tokens = tokenise(typed.text);
  const changes: { at: readonly [number, number]; by: string }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const found = byFirst
      .get(token.text)
      ?.find(
        ({ said, language: only }) =>
          (!only || only === language) &&
          said.every(
            (word, ahead) => tokens[i + ahead]?.text === word && (ahead === 0 || !tokens[i + ahead]?.apart),
          ),
      );
    const last = tokens[i + (found?.said.length ?? 1) - 1];
    if (found && last) {
      changes.push({ at: [token.start, last.end], by: found.means });
      i += found.said.length - 1;
    } else if (/([a-z])\1\1/.test(token.text) && !/^[xwm]+l?$/.test(token.text)) {
      changes.push({ at: [token.start, token.end], by: token.text.replace(/([a-z])\1{2,}/g, "$1") });
    }
  }
  return changes.length > 0 ? replaceWords(typed, changes) : typed;
}

const byFirst = new Map<string, (typeof shorthand)[number][]>();
for (const entry of shorthand.toSorted((a, b) => b.said.length - a.said.length)) {
  const [first = ""] = entry.said;
  const known = byFirst.get(first);
  if (known) known.push(entry);
  else byFirst.set(first, [entry]);
}
