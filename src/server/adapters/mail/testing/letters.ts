import type { Letter } from "#domain/people/letter.ts";
import { languages } from "#vocabulary/language.ts";

export const site = { publicUrl: "https://cleed.example", contact: "hello@cleed.example" };

export const token = "q3vX9-_kT1mYbW7uZr0aHcNf5LdEoGi2";

type Changes = Partial<Pick<Letter, "to" | "firstname" | "language">>;

/** One letter of every kind, to Ada. */
function letters(changes: Changes = {}): readonly Letter[] {
  const addressed = { to: "ada@example.com", language: "en", firstname: "Ada", ...changes } as const;
  return [
    { ...addressed, kind: "code", code: "204817" },
    { ...addressed, kind: "already_registered" },
    { ...addressed, kind: "reset_link", token },
    { ...addressed, kind: "password_changed" },
  ];
}

export const lettersInBothLanguages = (changes: Changes = {}): readonly Letter[] =>
  languages.flatMap((language) => letters({ ...changes, language }));

export const letterOf = (kind: Letter["kind"], changes: Changes = {}): Letter => {
  const letter = letters(changes).find((one) => one.kind === kind);
  if (!letter) throw new Error(`There is no letter of the kind ${kind}.`);
  return letter;
};
