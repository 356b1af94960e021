import type { Letter, NewsSection } from "#domain/people/letter.ts";
import { type Language, localeTag } from "#vocabulary/language.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import type { Content, Part } from "./content.ts";
import { oneLine } from "./greeting.ts";
import { pageAddress } from "./page-address.ts";

type News = Extract<Letter, { kind: "news" }>;

/** Names come from people and from shops: they are in the body, never in the subject. */
export function newsContent({ language, sections, further, token }: News, publicUrl: string): Content {
  const say = words[language];
  const at = (path: string) => pageAddress(publicUrl, language, path);
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const unsubscribe = `${publicUrl}/api/unsubscribe?token=${encodeURIComponent(token)}`;
  return {
    subject: say.subject(total),
    preheader: sections.map((section) => say.title[section.type](oneLine(section.name))).join(" · "),
    title: say.headline,
    parts: [
      { kind: "paragraph", text: say.intro },
      ...sections.map((section) => sectionPart(section, language, at)),
      ...(further > 0 ? [{ kind: "paragraph", text: say.further(further) } as const] : []),
      { kind: "link", before: say.settings, label: say.settingsLink, url: at("/account?tab=notifications") },
      { kind: "link", before: say.stop, label: say.stopLink, url: unsubscribe },
    ],
    unsubscribe,
  };
}

function sectionPart(section: NewsSection, language: Language, at: (path: string) => string): Part {
  const say = words[language];
  const { type, name, path, products, total } = section;
  return {
    kind: "pieces",
    title: say.title[type](oneLine(name)),
    pieces: products.map((piece) => ({
      name: oneLine(piece.name),
      brand: oneLine(piece.brand),
      price: piece.price > 0 ? money(piece.price, language) : "",
      was: piece.was === null ? "" : money(piece.was, language),
      url: at(piece.path),
    })),
    more: { label: total > products.length ? say.all(total) : say.see, url: at(path) },
  };
}

const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(localeTag[language], {
    style: "currency",
    currency: houseCurrency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

const words = {
  en: {
    subject: (total: number) =>
      total === 1 ? "One piece you may want to see" : `${total} pieces you may want to see`,
    headline: ["Found for you,", "since last time."],
    intro: "You asked us to keep an eye out. This is what came up.",
    title: {
      saved_search: (name: string) => `New in “${name}”`,
      price_drop: () => "Your bookmarks, for less",
      back_in_stock: () => "Back in your size",
      brand_new: (name: string) => `New from ${name}`,
    },
    all: (total: number) => `See all ${total}`,
    see: "See it on Cleed",
    further: (count: number) =>
      count === 1
        ? "One more find is waiting for you on Cleed."
        : `${count} more finds are waiting for you on Cleed.`,
    settings: "Too much, or too little? ",
    settingsLink: "Choose what we tell you",
    stop: "No more of these e-mails: ",
    stopLink: "unsubscribe in one click",
  },
  fr: {
    subject: (total: number) =>
      total === 1 ? "Une pièce à voir pour vous" : `${total} pièces à voir pour vous`,
    headline: ["Repéré pour vous,", "depuis la dernière fois."],
    intro: "Vous nous avez demandé d’ouvrir l’œil. Voici ce que nous avons trouvé.",
    title: {
      saved_search: (name: string) => `Du nouveau dans «\u00a0${name}\u00a0»`,
      price_drop: () => "Mises de côté, et moins chères",
      back_in_stock: () => "De retour dans votre taille",
      brand_new: (name: string) => `Du nouveau chez ${name}`,
    },
    all: (total: number) => `Voir les ${total} pièces`,
    see: "Voir sur Cleed",
    further: (count: number) =>
      count === 1
        ? "Une autre trouvaille vous attend sur Cleed."
        : `${count} autres trouvailles vous attendent sur Cleed.`,
    settings: "Trop, ou pas assez\u202f? ",
    settingsLink: "Choisir ce que nous vous signalons",
    stop: "Ne plus recevoir ces e-mails\u00a0: ",
    stopLink: "se désabonner en un clic",
  },
} as const satisfies Record<Language, unknown>;
