import type { Slots } from "#vocabulary/assistant.ts";
import type { Occasion } from "#vocabulary/attribute.ts";
import { occasionCodes } from "../../catalogue/columns.ts";
import { rowsOffered } from "../../catalogue/rows-offered.ts";
import { cardAt, type Snapshot } from "../../catalogue/snapshot.ts";
import { occasionBit } from "../../looks/piece.ts";
import { occasionWords } from "../words/adjectives.ts";
import { kindPhrase } from "../words/describe.ts";
import { capital } from "../words/slot-words.ts";
import { isOccasion } from "./dress.ts";
import { judgeOf } from "./holds.ts";
import type { Asked } from "./questions.ts";

/** Against what is usual for the occasion: from so much on it is worn there, below so much it is not. */
const [usual, unusual] = [0.6, 0.25];
/** Of fewer pieces nothing can be told. */
const least = 5;

/** Whether something may be worn to an occasion: by what the catalogue says its pieces are for, and by the one rule that all looks keep. */
export function answerMayWear(asked: Asked, slots: Slots): string {
  const { snapshot, language, universe, about } = asked;
  const isEnglish = language === "en";
  const occasion = slots.occasion?.find(isOccasion);
  if (!occasion)
    return isEnglish ? "Tell me the occasion and I will say." : "Dites-moi l’occasion et je vous répondrai.";
  const [row] = about;
  if (row !== undefined) return ofPiece(snapshot, row, occasion, isEnglish);
  if (occasion === "wedding" && slots.colour?.includes("white") && universe === "women")
    return isEnglish
      ? "As a guest, rather not: white is left to the couple, and I never put a white dress into a look for a wedding guest. At your own wedding, of course. In small doses, a bag or a blouse under a colour, nobody minds."
      : "En tant qu’invitée, mieux vaut éviter\u00a0: le blanc revient aux mariés, et je ne mets jamais de robe blanche dans une tenue d’invitée. À votre propre mariage, bien sûr. Par petites touches, un sac ou une blouse sous une couleur, personne n’y trouve à redire.";
  const { occasion: _, season: __, formality: ___, ...what } = slots;
  const judge = judgeOf(snapshot, { slots: what, not: {} }, universe);
  const all = [...rowsOffered(snapshot)[universe]];
  const kind = all.filter((one) => judge.missing(one) === 0 && judge.mayBeShown(one));
  const worn = kind.filter((one) => isFor(snapshot, one, occasion));
  const base = share(all.filter((one) => isFor(snapshot, one, occasion)).length, all.length);
  const ratio = share(worn.length, kind.length) / Math.max(base, 0.01);
  const telling = { language, universe, brands: snapshot.brands };
  const kinds = kindPhrase({ slots: what, not: {} }, telling);
  const when = occasionWords[occasion][isEnglish ? 0 : 1];
  if (kind.length < least)
    return isEnglish
      ? `I have too few ${kinds} here to say what they are worn for.`
      : `J’ai trop peu de ${kinds} ici pour dire à quoi on les porte.`;
  const [many, of] = [worn.length, kind.length].map((one) =>
    one.toLocaleString(isEnglish ? "en-GB" : "fr-FR"),
  );
  const fact = isEnglish
    ? `of ${of} ${kinds} here, ${many} ${worn.length === 1 ? "is" : "are"} meant ${when}`
    : `sur ${of} ${kinds}, ${many} ${worn.length > 1 ? "conviennent" : "convient"} ${when}`;
  if (ratio >= usual) return isEnglish ? `Yes: ${fact}.` : `Oui\u00a0: ${fact}.`;
  if (ratio < unusual) return isEnglish ? `Rather not: ${fact}.` : `Plutôt non\u00a0: ${fact}.`;
  return isEnglish
    ? `It depends on the piece: ${fact}. ${capital(dressier.en)}`
    : `Cela dépend de la pièce\u00a0: ${fact}. ${capital(dressier.fr)}`;
}

const dressier = {
  en: "tell me which and I will look for one that is.",
  fr: "dites-moi laquelle et j’en chercherai une qui convienne.",
};

function ofPiece(snapshot: Snapshot, row: number, occasion: Occasion, isEnglish: boolean): string {
  const name = cardAt(snapshot, row).name[isEnglish ? "en" : "fr"];
  const when = occasionWords[occasion][isEnglish ? 0 : 1];
  if (isFor(snapshot, row, occasion))
    return isEnglish ? `Yes: ${name} is meant ${when}.` : `Oui\u00a0: ${name}, cela convient ${when}.`;
  const others = occasionCodes.list.filter((one) => isFor(snapshot, row, one));
  const list = others.map((one) => occasionWords[one][isEnglish ? 0 : 1]).join(", ");
  return isEnglish
    ? `Rather not: ${name} is meant ${list || "for something else"}.`
    : `Plutôt non\u00a0: ${name}, c’est ${list || "pour autre chose"}.`;
}

const isFor = ({ occasions }: Snapshot, row: number, occasion: Occasion): boolean =>
  ((occasions[row] ?? 0) & occasionBit(occasion)) !== 0;
const share = (part: number, whole: number): number => part / Math.max(1, whole);
