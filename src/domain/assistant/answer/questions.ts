import type { Fit, Material } from "#vocabulary/attribute.ts";
import { materials } from "#vocabulary/attribute.ts";
import { materialLabels } from "#vocabulary/attribute-labels.ts";
import { leaves } from "#vocabulary/category.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import { type Meanings, meaningOf } from "#vocabulary/glossary/term.ts";
import type { Language } from "#vocabulary/language.ts";
import { type Size, sizeFieldOf, sizeScaleOf, sizeSystems, sizeText } from "#vocabulary/size.ts";
import { sizeChart, toldElsewhere } from "#vocabulary/size-chart.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { fitCodes, materialCodes, wordsOfMask } from "../../catalogue/columns.ts";
import { cardAt, leafAt, type Snapshot, sizesAt } from "../../catalogue/snapshot.ts";
import type { Wants } from "../../recommendation/wants.ts";
import type { Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import { cutWord } from "../words/adjectives.ts";
import { careAdvice } from "../words/care-advice.ts";
import { joinWords } from "../words/describe.ts";
import { money } from "../words/money.ts";
import { formalityWords, small } from "../words/slot-words.ts";
import { glossaryTerm } from "./glossary-terms.ts";

/** What questions that are not about finding are answered with. */
export interface Asked {
  readonly snapshot: Snapshot;
  readonly language: Language;
  readonly universe: Universe;
  readonly standing: Standing;
  readonly utterance: Utterance;
  /** The pieces spoken of, as rows; the first is the one. */
  readonly about: readonly number[];
  readonly wants?: Wants | undefined;
  readonly meanings?: Meanings | undefined;
}

const isMaterial = (value: string): value is Material => materials.some((one) => one === value);
const both = (language: Language, en: string, fr: string): string => (language === "en" ? en : fr);

/** How to look after it: by what was named, else by what the piece is made of, else by what stands. */
export function answerCare({ snapshot, language, standing, utterance, about, meanings }: Asked): string {
  const named = [...(utterance.slots.material ?? []), ...utterance.terms.flatMap(conceptOf)].filter(
    isMaterial,
  );
  const [row] = about;
  const worn = row === undefined ? [] : wordsOfMask(materialCodes, snapshot.materials[row] ?? 0);
  const asked =
    named.length > 0 ? named : worn.length > 0 ? worn : (standing.slots.material ?? []).filter(isMaterial);
  const label = both(
    language,
    "The label in the piece has the last word.",
    "L’étiquette de la pièce a le dernier mot.",
  );
  if (asked.length > 0)
    return `${[...new Set(asked)]
      .slice(0, 3)
      .map((one) => careAdvice(one, language))
      .join(" ")} ${label}`;
  const terms = utterance.terms.flatMap((word) => glossaryTerm(word) ?? []);
  if (terms.length > 0)
    return `${terms.map((term) => meaningOf(term, meanings)[language]).join("\n\n")} ${label}`;
  return both(
    language,
    "Tell me what it is made of and I will say how to wash, dry and iron it. When in doubt: cold water, little detergent, dried flat, away from heat.",
    "Dites-moi en quelle matière elle est et je vous dirai comment la laver, la sécher et la repasser. Dans le doute\u00a0: eau froide, peu de lessive, séchage à plat, loin de la chaleur.",
  );
}

const conceptOf = (word: string): readonly string[] => {
  const concept = glossaryTerm(word)?.concept;
  return concept ? [concept] : [];
};

/** What words mean; both of them where a difference is asked for. */
export function answerTerm({ language, utterance, meanings }: Asked): string {
  const words = utterance.terms.length > 0 ? utterance.terms : Object.values(utterance.slots).flat();
  const found = [...new Set(words.flatMap((word) => glossaryTerm(word) ?? []))].slice(0, 3);
  const unknown = words.filter((word) => !glossaryTerm(word));
  if (found.length === 0)
    return both(
      language,
      `${words[0] ? `“${words[0]}” is not in my lexicon` : "I did not catch the word"}. Ask me about a cloth, a cut, a collar or a dress code and I will explain it.`,
      `${words[0] ? `«\u00a0${words[0]}\u00a0» n’est pas dans mon lexique` : "Je n’ai pas saisi le mot"}. Demandez-moi une matière, une coupe, un col ou un code vestimentaire et je vous l’explique.`,
    );
  const told = found.map(
    (one) =>
      `${one.term[language]}${both(language, ":", "\u00a0:")} ${small(meaningOf(one, meanings)[language])}`,
  );
  const missing =
    unknown.length > 0 && utterance.terms.length > 1
      ? [
          both(
            language,
            `“${unknown[0]}” is not in my lexicon.`,
            `«\u00a0${unknown[0]}\u00a0» n’est pas dans mon lexique.`,
          ),
        ]
      : [];
  return [...told, ...missing].join("\n\n");
}

/** Which size: a conversion, the person's own, or what the cut says; about, where charts disagree. */
export function answerSize(asked: Asked): string {
  const { language, snapshot, about, universe, standing, utterance, wants } = asked;
  const [row] = about;
  const code = standing.slots.category?.[0] ?? utterance.slots.category?.[0];
  const leaf = row === undefined ? leaves.find((one) => code && isUnder(one, code)) : leafAt(snapshot, row);
  const field = leaf && sizeFieldOf(universe, leaf);
  const sentences: string[] = [];
  const said = utterance.size ?? standing.size;
  if (said) {
    const chart = sizeChart(universe, field ?? (said.system ? "tops" : "shoes"));
    const own = leaf ? sizeScaleOf(universe, leaf).system : chart.systems[0];
    const system = sizeSystems.find((one) => one === said.system?.toLowerCase()) ?? own;
    const elsewhere = system ? toldElsewhere(chart, system, said.label) : [];
    if (system && elsewhere.length > 0) {
      const list = elsewhere.map(
        ({ system: there, labels, about: rough }) =>
          `${rough ? both(language, "about ", "environ ") : ""}${labels.map((label) => sizeText({ label, system: there })).join("/")}`,
      );
      const from = sizeText({ label: said.label, system });
      sentences.push(
        both(
          language,
          `${from} is ${joinWords(list, "and")}.`,
          `${from} correspond à ${joinWords(list, "et")}.`,
        ),
      );
    }
  }
  const mine = field ? wants?.sizes.get(field) : undefined;
  if (mine?.length)
    sentences.push(
      both(
        language,
        `You told us ${textOf(mine)}, so that is where I would start.`,
        `Vous nous avez indiqué ${textOf(mine)}\u00a0: je commencerais par là.`,
      ),
    );
  if (row !== undefined) sentences.push(...fitOf(snapshot, row, language));
  if (sentences.length > 0) return sentences.join(" ");
  return both(
    language,
    "Take the size you usually wear: nothing here says that these run small or large. Between two sizes, the larger one is safer for coats and knitwear. Tell me your usual size and I will keep to it.",
    "Prenez votre taille habituelle\u00a0: rien n’indique ici que ces pièces taillent petit ou grand. Entre deux tailles, la plus grande est plus sûre pour un manteau ou une maille. Donnez-moi votre taille et je m’y tiendrai.",
  );
}

const textOf = (sizes: readonly Size[]): string => sizes.map(sizeText).join(", ");

/** What the catalogue says of how a piece is cut, and what is left of it. */
function fitOf(snapshot: Snapshot, row: number, language: Language): readonly string[] {
  const fit: Fit | undefined = fitCodes.wordOf(snapshot.fit[row] ?? 0);
  const left = sizesAt(snapshot, row).filter(({ inStock, size }) => inStock && size.system !== "one");
  const name = cardAt(snapshot, row).name[language];
  return [
    fit ? `${name}${both(language, ":", "\u00a0:")} ${cutWord(fit, language)}.` : "",
    left.length > 0
      ? both(
          language,
          `In stock in ${left.map(({ size }) => size.label).join(", ")}.`,
          `Disponible en ${left.map(({ size }) => size.label).join(", ")}.`,
        )
      : "",
    both(
      language,
      "I have no record that it runs small or large, so your usual size is the honest answer.",
      "Rien n’indique qu’elle taille petit ou grand\u00a0: votre taille habituelle est la réponse honnête.",
    ),
  ].filter(Boolean);
}

/** Two shown pieces side by side, by facts. */
export function answerCompare(
  { snapshot, language, about }: Asked,
  scores: readonly number[] | undefined,
  mine: readonly boolean[] | undefined,
): string {
  const rows = about.slice(0, 2);
  const lines = rows.map((row, i) => {
    const cloth = wordsOfMask(materialCodes, snapshot.materials[row] ?? 0)
      .slice(0, 2)
      .map((one) => small(materialLabels[one][language]));
    const formality = formalityWords[String(snapshot.formality[row] ?? 0)]?.[language];
    const facts = [
      money(snapshot.prices[row] ?? 0, language),
      joinWords(cloth, both(language, "and", "et")),
      formality ? small(formality) : "",
      mine
        ? mine[i]
          ? both(language, "there in your size", "disponible à votre taille")
          : both(language, "not left in your size", "épuisée dans votre taille")
        : "",
      scores ? both(language, `${scores[i]} % your taste`, `${scores[i]}\u00a0% à votre goût`) : "",
    ];
    return `${cardAt(snapshot, row).name[language]}${both(language, ":", "\u00a0:")} ${facts.filter(Boolean).join(", ")}.`;
  });
  const [one = 0, other = 0] = rows.map((row) => snapshot.prices[row] ?? 0);
  const names = rows.map((row) => cardAt(snapshot, row).name[language]);
  const winner =
    scores && scores[0] !== scores[1] ? names[(scores[0] ?? 0) > (scores[1] ?? 0) ? 0 : 1] : undefined;
  const verdict = winner
    ? both(language, `For you I lean towards ${winner}.`, `Pour vous, je penche pour\u00a0: ${winner}.`)
    : one === other
      ? both(
          language,
          "They cost the same, so let the cloth decide.",
          "Elles coûtent le même prix\u00a0: laissez la matière décider.",
        )
      : both(
          language,
          `The less expensive of the two is ${names[one < other ? 0 : 1]}.`,
          `La moins chère des deux\u00a0: ${names[one < other ? 0 : 1]}.`,
        );
  return [...lines, verdict].join("\n\n");
}
