import { expect, test } from "vitest";
import { countriesIn, countryName } from "./countries.ts";

test("the world has 249 countries and territories, each once and each with a name", () => {
  for (const language of ["en", "fr"] as const) {
    const countries = countriesIn(language);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
    expect(countries.filter(({ code, name }) => name === code || name === "")).toEqual([]);
  }
});

test("they are named and sorted as the language does", () => {
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("DE", "fr")).toBe("Allemagne");
  const french = countriesIn("fr").map(({ name }) => name);
  // Accents do not send a country to the end of the list.
  expect(french.indexOf("Égypte")).toBeLessThan(french.indexOf("Finlande"));
});
