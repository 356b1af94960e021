import { expect, test } from "vitest";
import { fillPlaceholders, type Operator } from "./placeholders.ts";

const nobody: Operator = {
  entity: null,
  registration: null,
  address: null,
  director: null,
  host: null,
  mediator: null,
  contact: null,
  press: null,
};
const site = { site: "cleed.example", contact: "hello@cleed.example", operator: nobody };

test("what the operator has not given is said to be missing, in the language of the page", () => {
  expect(fillPlaceholders("By {entity}.", site, "en")).toBe(
    "By **[for the operator to fill in: name and legal form]**.",
  );
  expect(fillPlaceholders("Par {entity}.", site, "fr")).toContain("à compléter par l’exploitant");
});

test("what they have given is put in as it is", () => {
  const operator = { ...nobody, entity: "Atelier $& SAS", press: "press@cleed.example" };
  expect(fillPlaceholders("{entity}, {press}, {contact}, {site}", { ...site, operator }, "en")).toBe(
    "Atelier $& SAS, press@cleed.example, hello@cleed.example, cleed.example",
  );
});

test("the press writes to the general address unless it has one of its own", () => {
  expect(fillPlaceholders("{press}", site, "fr")).toBe("hello@cleed.example");
  const operator = { ...nobody, contact: "bonjour@cleed.example" };
  expect(fillPlaceholders("{press}", { ...site, operator }, "fr")).toBe("bonjour@cleed.example");
});
