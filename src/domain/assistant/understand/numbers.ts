import { replaceWords, type TracedText } from "../../search/traced-text.ts";

/** Numbers in figures: "deux cents", "a hundred and fifty", "37 and a half", "une cinquantaine". */
export function inFigures(typed: TracedText): TracedText {
  const changes: { at: readonly [number, number]; by: string }[] = [];
  for (const found of typed.text.matchAll(anyNumber)) {
    const [whole] = found;
    const by = isMoney(typed.text.slice(found.index + whole.length), whole) ? "10" : figuresOf(whole.trim());
    if (by === undefined) continue;
    changes.push({ at: [found.index, found.index + whole.length], by });
  }
  return changes.length > 0 ? replaceWords(typed, changes) : typed;
}

/** "Ten quid" are ten, but nobody wants "ten" of anything else in figures. */
const isMoney = (after: string, word: string): boolean =>
  /^(?:ten|dix)$/.test(word.trim()) && /^ ?(?:€|euros?|eur|quid|pounds?|bucks|dollars?|balles)/.test(after);

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
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  ...overTen("soixante", 60),
  ...overTen("quatre vingt", 80),
};

/** « Soixante-quinze », « quatre-vingt-onze »: French counts on to nineteen there. */
function overTen(base: string, from: number): Readonly<Record<string, number>> {
  const teens = [
    "onze",
    "douze",
    "treize",
    "quatorze",
    "quinze",
    "seize",
    "dix sept",
    "dix huit",
    "dix neuf",
  ];
  return Object.fromEntries(
    teens.flatMap((teen, i) => [
      [`${base} ${teen}`, from + 11 + i],
      [`${base} et ${teen}`, from + 11 + i],
    ]),
  );
}
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
/** "A couple of hundred" are two. */
const counted = oneOf(Object.fromEntries(Object.entries(units).filter(([word]) => word !== "a")));
// « À cent euros » is a price: only English has a hundred.
const hundred = `(?:(?:(?:${oneOf(units)}|a couple of|couple of|a couple|couple) )?(?:hundred|grand|thousand)|(?:(?:${counted}) )?(?:cents?|mille))(?:(?: and)? ${ten})?`;
/** "Up to one eighty": hundreds are left out where money is spoken of. */
const spoken = `(?<=\\b(?:under|to|about|around|below|over|max|maximum|than|for|at|spend|budget of|budget is) )(?:${oneOf(units)}) (?:${oneOf(tens)})`;
const anyNumber = new RegExp(
  `\\b(?:${spoken}|(?:une (?:petite |bonne )?(?:${oneOf(about)}) d ?(?=e?u?r)|une (?:petite |bonne )?(?:${oneOf(about)}))|${hundred}|${ten}|(?<=\\b(?:sizes?|pointure|taille) )(?:${oneOf(units)})(?: and a half)?|(?:${oneOf(units)})(?: and a half)?(?= (?:uk|us)\\b)|\\d{1,2} (?:and a half|et demie?)|\\d+ ?k)\\b`,
  "g",
);

function figuresOf(words: string): string | undefined {
  const small = /^([a-z]+)( and a half)?$/.exec(words);
  const unit = words === "a" ? undefined : units[small?.[1] ?? ""];
  if (unit !== undefined) return small?.[2] ? `${unit}.5` : String(unit);
  const half = /^(\d{1,2}) (?:and a half|et demie?)$/.exec(words);
  if (half) return `${half[1]}.5`;
  const thousands = /^(\d+) ?k$/.exec(words);
  if (thousands) return `${thousands[1]}000`;
  const rough = Object.keys(about).find((word) => words.includes(word));
  if (rough) return `environ ${about[rough]} `;
  if (words === "grand" || words === "ten" || words === "dix") return undefined;
  const short = /^([a-z]+) ([a-z]+)$/.exec(words);
  const [hundreds, rest2] = [units[short?.[1] ?? ""], tens[short?.[2] ?? ""]];
  if (hundreds !== undefined && rest2 !== undefined && !(words in tens))
    return String(hundreds * 100 + rest2);
  let sum = 0;
  const big = /^(?:([\w ]+) )?(hundred|cents?|thousand|mille)\b/.exec(words);
  if (big)
    sum =
      (/couple/.test(big[1] ?? "") ? 2 : (units[big[1] ?? "a"] ?? 1)) *
      (/^(?:thousand|mille)$/.test(big[2] ?? "") ? 1000 : 100);
  const rest = words.slice(big?.[0].length ?? 0).replace(/^\s*(?:and\s+)?/, "");
  const base = Object.keys(tens)
    .sort((a, b) => b.length - a.length)
    .find((word) => rest.startsWith(word));
  if (base)
    sum +=
      (tens[base] ?? 0) +
      (units[
        rest
          .slice(base.length)
          .replace(/^[ -]et un$/, " one")
          .trim()
      ] ?? 0);
  return sum > 0 ? String(sum) : undefined;
}
