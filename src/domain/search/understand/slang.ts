import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { replaceWords, type TracedText } from "../traced-text.ts";

/** What people say who talk rather than sell: folded, and the words that shops have for it. */
const lines = [
  "cords = corduroy trousers",
  "sneaks, kicks = sneakers",
  "docs, timbs = lace-up boots",
  "specs = glasses",
  "jammies, jim jams = pyjamas",
  "cossie, cozzie = swimsuit",
  "speedos, budgie smugglers = swim briefs",
  "strides = trousers",
  "joggies = joggers",
  "cardy = cardigan",
  "dungas = dungarees",
  "wifebeater = tank top",
  "costard, costar = costume",
  "veston = blazer",
  "falzar, froc = pantalon",
  "slaches, slashes, tatanes = claquettes",
  "calbut = boxer homme",
  "pyj = pyjama",
  "bottillons, bottillon = bottines",
  "puces = puces d’oreilles",
  "bandouliere = sac bandoulière",
  "boulot, taf = travail",
  "teuf, boum = fête",
  "apero = soirée",
];

const slang: readonly { readonly said: readonly string[]; readonly means: string }[] = lines.flatMap(
  (line) => {
    const [said = "", means = ""] = line.split(" = ");
    return said.split(", ").map((words) => ({ said: words.split(" "), means }));
  },
);

/** Single words of it: none of them is a slip of the pen. */
export const slangWords: readonly string[] = slang.flatMap(({ said }) => said);

/** The text in the words of shops. Where a longer phrase holds the word, it is the phrase that is meant. */
export function withoutSlang(typed: TracedText): TracedText {
  const tokens = tokenise(typed.text);
  const changes = tokens.flatMap(({ start }, i) => {
    const found = slang.find(({ said }) => said.every((word, ahead) => tokens[i + ahead]?.text === word));
    const last = tokens[i + (found?.said.length ?? 1) - 1];
    if (!found || !last || isOfPhrase(tokens[i - 1]?.text, found.said[0])) return [];
    return [{ at: [start, last.end] as const, by: found.means }];
  });
  return changes.length > 0 ? replaceWords(typed, changes) : typed;
}

/** "Sac bandoulière" and "ear studs" are whole already. */
const isOfPhrase = (before: string | undefined, word: string | undefined): boolean =>
  before === "sac" && word === "bandouliere";
