import { expect, test } from "vitest";
import { readPrice } from "./price-phrase.ts";

test.each([
  ["dress under 100", undefined, 10_000],
  ["robe moins de 80 €", undefined, 8_000],
  ["robe à moins de 80€", undefined, 8_000],
  ["jean 60 euros max", undefined, 6_000],
  ["pas plus de 45,50 €", undefined, 4_550],
  ["jusqu’à 120 euros", undefined, 12_000],
  ["budget 200", undefined, 20_000],
  ["coat over 300", 30_000, undefined],
  ["plus de 50€", 5_000, undefined],
  ["between 50 and 100", 5_000, 10_000],
  ["entre 50 € et 100 €", 5_000, 10_000],
  ["50-100€", 5_000, 10_000],
  ["around 100", 8_000, 12_000],
  ["autour de 50 euros", 4_000, 6_000],
  ["robe 70 €", undefined, 7_000],
])("%s", (text, least, most) => {
  const { rest, at: _, ...bounds } = readPrice(text);
  expect(bounds).toEqual({ ...(least !== undefined && { least }), ...(most !== undefined && { most }) });
  expect(rest).toHaveLength(text.length);
  expect(rest).not.toMatch(/\d/);
});

test.each(["size 42", "levi 501 jeans", "chemise taille 40", "501"])("%s says nothing of a price", (text) => {
  expect(readPrice(text)).toEqual({ rest: text });
});
