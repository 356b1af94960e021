import type { Language } from "#vocabulary/language.ts";
import type { ClarifyingName, Conversation, Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import type { Reply } from "./world.ts";

/** The one question that would change the answer; none that was asked before, and the answer is given all the same. */
export function askBack(
  standing: Standing,
  utterance: Utterance,
  { asked, role }: Conversation,
  language: Language,
): { readonly name: ClarifyingName; readonly question: NonNullable<Reply["question"]> } | undefined {
  const { slots, gift, for: whom, outfit } = standing;
  const at = language === "en" ? 0 : 1;
  const isNew = (name: ClarifyingName) => !asked.includes(name);
  if (gift && !whom && isNew("recipient")) return { name: "recipient", question: recipient[at] };
  const isWedding = slots.occasion?.includes("wedding") ?? false;
  const isDressed = outfit || !slots.category || slots.category.some((code) => /^A\.[679]/.test(code));
  if (isWedding && isDressed && !gift && !role && !utterance.role && isNew("wedding_role"))
    return { name: "wedding_role", question: weddingRole[at] };
  const isAway = isWedding || slots.occasion?.includes("travel");
  if (outfit && isAway && !slots.season && isNew("season")) return { name: "season", question: season[at] };
  return undefined;
}

type Question = NonNullable<Reply["question"]>;
const question = (
  text: string,
  ...options: readonly (readonly [label: string, say: string])[]
): Question => ({
  text,
  options: options.map(([label, say]) => ({ label, say })),
});

const recipient: readonly [Question, Question] = [
  question("Is it for a man or for a woman?", ["For a man", "for a man"], ["For a woman", "for a woman"]),
  question(
    "Est-ce pour un homme ou pour une femme\u202f?",
    ["Pour un homme", "pour un homme"],
    ["Pour une femme", "pour une femme"],
  ),
];
const weddingRole: readonly [Question, Question] = [
  question(
    "Are you a guest, or is it your own wedding? I took it that you are a guest.",
    ["A guest", "I'm a guest"],
    ["It is my wedding", "it's my own wedding"],
  ),
  question(
    "Est-ce votre mariage, ou y allez-vous sur invitation\u202f? J’ai supposé une invitation.",
    ["Sur invitation", "sur invitation"],
    ["C’est mon mariage", "c'est mon mariage"],
  ),
];
const season: readonly [Question, Question] = [
  question(
    "Which season is it for?",
    ["Spring", "for spring"],
    ["Summer", "for summer"],
    ["Autumn", "for autumn"],
    ["Winter", "for winter"],
  ),
  question(
    "Pour quelle saison\u202f?",
    ["Printemps", "pour le printemps"],
    ["Été", "pour l’été"],
    ["Automne", "pour l’automne"],
    ["Hiver", "pour l’hiver"],
  ),
];
