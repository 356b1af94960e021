import type { Language } from "#vocabulary/language.ts";

/** What only whoever runs the site knows. Nobody invents it: what they have not given is said to be missing. */
const operatorFacts = [
  "entity",
  "registration",
  "address",
  "director",
  "host",
  "mediator",
  "contact",
  "press",
] as const;
type OperatorFact = (typeof operatorFacts)[number];
export type Operator = Readonly<Record<OperatorFact, string | null>>;

/** What only the running site knows, and editors therefore leave open: `{contact}`, `{site}`, `{entity}`… */
export type SiteFacts = {
  readonly site: string;
  /** Who answers when the operator named nobody else. */
  readonly contact: string;
  readonly operator: Operator;
};

export function fillPlaceholders(text: string, facts: SiteFacts, language: Language): string {
  const { site, operator } = facts;
  const contact = operator.contact ?? facts.contact;
  const known: Operator = { ...operator, contact, press: operator.press ?? contact };
  return operatorFacts.reduce(
    (filled, fact) => filled.replaceAll(`{${fact}}`, () => known[fact] ?? gap(fact, language)),
    text.replaceAll("{site}", () => site),
  );
}

/** Plain for everyone to see, and for the operator to find. */
const gap = (fact: OperatorFact, language: Language): string =>
  language === "fr"
    ? `**[à compléter par l’exploitant\u00a0: ${missing[fact].fr}]**`
    : `**[for the operator to fill in: ${missing[fact].en}]**`;

const missing: Readonly<Record<OperatorFact, Readonly<Record<Language, string>>>> = {
  entity: { en: "name and legal form", fr: "nom et forme juridique" },
  registration: { en: "registration number", fr: "numéro d’immatriculation" },
  address: { en: "registered address", fr: "adresse du siège" },
  director: { en: "person responsible for publication", fr: "directeur ou directrice de la publication" },
  host: { en: "name and address of the host", fr: "nom et adresse de l’hébergeur" },
  mediator: { en: "consumer mediator", fr: "médiateur de la consommation" },
  contact: { en: "address for messages", fr: "adresse de contact" },
  press: { en: "address for the press", fr: "adresse pour la presse" },
};
