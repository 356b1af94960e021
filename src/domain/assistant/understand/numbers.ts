import { replaceWords, type TracedText } from "../../search/traced-text.ts";

/** Numbers in figures: "deux cents", "a hundred and fifty", "37 and a half", "une cinquantaine". */
export function inFigures(typed: TracedText): TracedText {
  const changes: { at: readonly [number, number]; by: string }[] = [];
  for (const found of typed.text.matchAll(anyNumber)) {
    const [whole] = found;
    const by = figuresOf(whole.trim());
    if (by === undefined) continue;
    changes.push({ at: [found.index, found.index + whole.length], by });
  }
  return changes.length > 0 ? replaceWords(typed, changes) : typed;
}

const tens: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dix: 10,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  "soixante dix": 70,
  "quatre vingt": 80,
  "quatre vingts": 80,
  "quatre vingt dix": 90,
};
const units: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
};
const about: Readonly<Record<string, number>> = {
  dizaine: 10,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
};

const oneOf = (words: Readonly<Record<string, number>>) =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join("|");
const ten = `(?:${oneOf(tens)})(?:[ -](?:${oneOf(units)}|et un))?`;
const hundred = `(?:(?:${oneOf(units)}) )?(?:hundred|cents?|grand|thousand|mille)(?:(?: and)? ${ten})?`;
const anyNumber = new RegExp(
  `\\b(?:(?:une (?:petite |bonne )?(?:${oneOf(about)}) d ?(?=e?u?r)|une (?:petite |bonne )?(?:${oneOf(about)}))|${hundred}|${ten}|\\d{2} (?:and a half|et demie?)|\\d+ ?k)\\b`,
  "g",
);

function figuresOf(words: string): string | undefined {
  const half = /^(\d{2}) (?:and a half|et demie?)$/.exec(words);
  if (half) return `${half[1]}.5`;
  const thousands = /^(\d+) ?k$/.exec(words);
  if (thousands) return `${thousands[1]}000`;
  const rough = Object.keys(about).find((word) => words.includes(word));
  if (rough) return `environ ${about[rough]} `;
  if (words === "grand" || words === "ten" || words === "dix") return undefined;
  let sum = 0;
  const big = /^(?:(\w+) )?(hundred|cents?|thousand|mille)\b/.exec(words);
  if (big) sum = (units[big[1] ?? "a"] ?? 1) * (/^(?:thousand|mille)$/.test(big[2] ?? "") ? 1000 : 100);
  const rest = words.slice(big?.[0].length ?? 0).replace(/^\s*(?:and\s+)?/, "");
  const base = Object.keys(tens)
    .sort((a, b) => b.length - a.length)
    .find((word) => rest.startsWith(word));
  if (base) sum += (tens[base] ?? 0) + (units[rest.slice(base.length).trim()] ?? 0);
  return sum > 0 ? String(sum) : undefined;
}
