import type { Comparison } from "#vocabulary/assistant.ts";
import type { Standing } from "../conversation.ts";
import { describe, joinWords, kindPhrase, type Telling } from "./describe.ts";
import { money } from "./money.ts";
import { moreWords } from "./more-words.ts";
import { openedWord } from "./opened-words.ts";
import { capital } from "./slot-words.ts";
import { vary } from "./vary.ts";

/** What was found, as far as words need it. */
interface FoundWords {
  readonly standing: Standing;
  readonly count: number;
  readonly isAtLeast: boolean;
  /** Cents of what is shown. */
  readonly prices: readonly number[];
  readonly opened: readonly string[];
  readonly aside: readonly string[];
  readonly mine?: "kept" | "opened" | undefined;
  readonly more: Comparison;
  readonly isOthers: boolean;
  /** The piece that was spoken of: whether it has all of it itself. */
  readonly referred?: "is" | "like" | undefined;
  /** Whether what is shown has sizes, but not the one that was said; and whether it has no sizes at all. */
  readonly sizes: "said" | "others" | "none";
  readonly turn: number;
}

/** What was understood, how many fit, what was opened, and that the limit holds. */
export function tellFound(found: FoundWords, telling: Telling): string {
  const sentences = telling.language === "en" ? english(found, telling) : french(found, telling);
  return sentences.filter((one) => one !== "").join(" ");
}

/** What stands, without what had to be opened. */
const kept = ({ standing: { size, ...standing }, opened, aside, sizes }: FoundWords): Standing => ({
  ...standing,
  ...(size && sizes === "said" && { size }),
  slots: Object.fromEntries(
    Object.entries(standing.slots).filter(([name]) => !opened.includes(name) && !aside.includes(name)),
  ),
});

function english(found: FoundWords, telling: Telling): readonly string[] {
  const { count, prices, turn, mine, opened, isOthers, referred, standing } = found;
  const what = describe(kept(found), telling);
  const number =
    count === 1 ? "one" : `${found.isAtLeast ? "more than " : ""}${count.toLocaleString("en-GB")}`;
  const cap =
    standing.price?.max !== undefined && !standing.price.total
      ? count === 1
        ? ", within your budget"
        : ", all within your budget"
      : "";
  const shown = prices.length;
  const more = moreWords(found.more, "en");
  const range = rangeOf(prices, "en");
  const here =
    count <= shown
      ? count === 1
        ? `It costs ${range}.`
        : `They go ${range}.`
      : vary(
          [
            `Here are ${shown} to begin with, ${range}.`,
            `The first ${shown} go ${range}.`,
            `I would begin with these ${shown}, ${range}.`,
          ],
          turn,
        );
  const lead = more
    ? `${more}: ${what}. ${capital(number)} ${count === 1 ? "fits" : "fit"}${cap}.`
    : isOthers
      ? vary(
          [
            `Others, then: ${what}. ${capital(number)} more ${count === 1 ? "fits" : "fit"}${cap}.`,
            `Here are different ones. ${capital(number)} more ${count === 1 ? "fits" : "fit"}: ${what}${cap}.`,
          ],
          turn,
        )
      : vary(
          [
            `${capital(what)}: ${number} ${count === 1 ? "fits" : "fit"}${cap}.`,
            `${capital(number)} ${count === 1 ? "fits" : "fit"} what you ask for: ${what}${cap}.`,
            `I looked for ${what}. ${capital(number)} ${count === 1 ? "fits" : "fit"}${cap}.`,
          ],
          turn,
        );
  return [
    referred === "is"
      ? "Yes, that one has all of it; it comes first."
      : referred === "like"
        ? "That one itself does not have all of it, so these come closest to it."
        : "",
    opened.length > 0
      ? `Nothing has all of it, so I opened ${joinWords(
          opened.map((name) => openedWord(name, "en")),
          "and",
        )}; everything else holds.`
      : "",
    lead,
    here,
    mine === "kept"
      ? "All are in stock in your size."
      : mine === "opened"
        ? "None is left in the size you told us, so check the sizes first."
        : "",
    found.sizes === "others"
      ? `They are not made in ${standing.size?.label ?? ""}, so I left the size aside.`
      : "",
    standing.gift ? "As it is a gift, your own taste plays no part." : "",
  ];
}

function french(found: FoundWords, telling: Telling): readonly string[] {
  const { count, prices, turn, mine, opened, isOthers, referred, standing } = found;
  const what = describe(kept(found), telling);
  const number = `${found.isAtLeast ? "plus de " : ""}${count.toLocaleString("fr-FR")}`;
  const several = count > 1;
  const fit = several ? "correspondent" : "correspond";
  const cap =
    standing.price?.max !== undefined && !standing.price.total
      ? several
        ? ", toutes dans votre budget"
        : ", dans votre budget"
      : "";
  const shown = prices.length;
  const more = moreWords(found.more, "fr");
  const range = rangeOf(prices, "fr");
  const here =
    count <= shown
      ? several
        ? `Les prix vont ${range}.`
        : `Prix\u00a0: ${range}.`
      : vary(
          [
            `En voici ${shown} pour commencer, ${range}.`,
            `Les ${shown} premières vont ${range}.`,
            `Je commencerais par ces ${shown}-là, ${range}.`,
          ],
          turn,
        );
  const pieces = several ? `${number} pièces ${fit}` : `Une pièce ${fit}`;
  const lead = more
    ? `${more}\u00a0: ${what}. ${capital(pieces)}${cap}.`
    : isOthers
      ? vary(
          [
            `D’autres, donc\u00a0: ${what}. ${capital(pieces)} encore${cap}.`,
            `En voici de différentes. ${capital(pieces)} encore\u00a0: ${what}${cap}.`,
          ],
          turn,
        )
      : vary(
          [
            `${capital(what)}\u00a0: ${several ? `${number} pièces ${fit}` : `une pièce ${fit}`}${cap}.`,
            `${capital(pieces)} à votre demande\u00a0: ${what}${cap}.`,
            `J’ai cherché\u00a0: ${what}. ${capital(pieces)}${cap}.`,
          ],
          turn,
        );
  return [
    referred === "is"
      ? "Oui, celle-ci réunit tout\u00a0: elle vient en premier."
      : referred === "like"
        ? "Cette pièce-là ne réunit pas tout\u00a0: voici ce qui s’en approche le plus."
        : "",
    opened.length > 0
      ? `Rien ne réunit tout\u00a0: j’ai élargi ${joinWords(
          opened.map((name) => openedWord(name, "fr")),
          "et",
        )}, le reste est respecté.`
      : "",
    lead,
    here,
    mine === "kept"
      ? "Toutes sont disponibles à votre taille."
      : mine === "opened"
        ? "Aucune n’est disponible à la taille que vous nous avez donnée\u00a0: vérifiez les tailles."
        : "",
    found.sizes === "others"
      ? `Elles n’existent pas en ${standing.size?.label ?? ""}\u00a0: j’ai laissé la taille de côté.`
      : "",
    standing.gift ? "Comme c’est un cadeau, vos goûts n’entrent pas en compte." : "",
  ];
}

function rangeOf(prices: readonly number[], language: Telling["language"]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low === high)
    return prices.length > 1
      ? `${language === "en" ? "at" : "à"} ${money(low, language)}`
      : money(low, language);
  return language === "en"
    ? `from ${money(low, "en")} to ${money(high, "en")}`
    : `de ${money(low, "fr")} à ${money(high, "fr")}`;
}

/** Nothing is left: what the one condition is, and what opening it gives. */
export function tellBlocked(standing: Standing, by: string, gives: number, telling: Telling): string {
  const isEnglish = telling.language === "en";
  const what = kindPhrase(standing, telling);
  const name = openedWord(by.replace(/^not /, ""), telling.language);
  const count = gives.toLocaleString(isEnglish ? "en-GB" : "fr-FR");
  if (by === "others")
    return isEnglish
      ? `That was everything that fits: ${describe(standing, telling)}. Change one condition and there will be more.`
      : `C’était tout ce qui correspond\u00a0: ${describe(standing, telling)}. Changez une condition et il y en aura d’autres.`;
  if (by === "more")
    return isEnglish
      ? `What I showed goes as far as the catalogue does: among ${what}, nothing goes further. ${capital(count)} others are there if you want to see them.`
      : `Ce que j’ai montré va déjà aussi loin que le catalogue\u00a0: parmi les ${what}, rien ne va au-delà. Il en reste ${count} à voir si vous voulez.`;
  if (gives === 0)
    return isEnglish
      ? `I have no ${what} at the moment, whatever the other conditions. Tell me what it is for, and I will look for something else that does the same.`
      : `Je n’ai pas de ${what} en ce moment, quelles que soient les autres conditions. Dites-moi pour quelle occasion, et je chercherai autre chose qui convienne.`;
  const isNot = by.startsWith("not ");
  const condition = isNot
    ? isEnglish
      ? `what you ruled out about ${name}`
      : `ce que vous avez exclu pour ${name}`
    : name;
  return isEnglish
    ? `Nothing fits: ${describe(standing, telling)}. What stands in the way is ${condition}, and I keep to it. Without it there would be ${count}.`
    : `Rien ne correspond\u00a0: ${describe(standing, telling)}. Ce qui bloque, c’est ${condition}, et je m’y tiens. Sans cela, il y en aurait ${count}.`;
}
