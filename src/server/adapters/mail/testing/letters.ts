import type { Letter, NewsLetter } from "#domain/people/letter.ts";
import { languages } from "#vocabulary/language.ts";

export const site = { publicUrl: "https://cleed.example", contact: "hello@cleed.example" };

export const token = "q3vX9-_kT1mYbW7uZr0aHcNf5LdEoGi2";

/** As the two kinds that look different: something new, and something that costs less. */
export const news: NewsLetter = {
  token,
  further: 2,
  sections: [
    {
      type: "saved_search",
      name: "Navy coats",
      path: "/search?q=coat&colour=navy",
      total: 14,
      products: [
        { name: "Wool coat", brand: "Aelvik", price: 24_900, was: null, path: "/product/7-wool-coat" },
        { name: "Pea coat", brand: "Élan", price: 19_950, was: null, path: "/product/8-pea-coat" },
      ],
    },
    {
      type: "price_drop",
      name: "",
      path: "/account?tab=bookmarks",
      total: 1,
      products: [
        { name: "Merino jumper", brand: "Aelvik", price: 8_900, was: 12_900, path: "/product/9-jumper" },
      ],
    },
  ],
};

type Changes = Partial<Pick<Letter, "to" | "firstname" | "language">>;

/** One letter of every kind, to Ada. */
function letters(changes: Changes = {}): readonly Letter[] {
  const addressed = { to: "ada@example.com", language: "en", firstname: "Ada", ...changes } as const;
  return [
    { ...addressed, kind: "code", code: "204817" },
    { ...addressed, kind: "already_registered" },
    { ...addressed, kind: "reset_link", token },
    { ...addressed, kind: "password_changed" },
    { ...addressed, kind: "news", ...news },
  ];
}

export const lettersInBothLanguages = (changes: Changes = {}): readonly Letter[] =>
  languages.flatMap((language) => letters({ ...changes, language }));

export const letterOf = (kind: Letter["kind"], changes: Changes = {}): Letter => {
  const letter = letters(changes).find((one) => one.kind === kind);
  if (!letter) throw new Error(`There is no letter of the kind ${kind}.`);
  return letter;
};
