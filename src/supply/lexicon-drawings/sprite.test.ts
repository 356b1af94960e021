import { expect, test } from "vitest";
import { glossary } from "#vocabulary/glossary/glossary.ts";
import { lexiconDrawings } from "./drawings.ts";
import { drawLexiconSprite } from "./sprite.ts";

const sprite = drawLexiconSprite();
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, key = "", body = ""]) => [
    key,
    body,
  ]),
);
const asked = glossary.flatMap(({ drawing }) => drawing ?? []);

test("every drawing that a term asks for is drawn, and every drawing stands beside a term", () => {
  expect([...symbols.keys()].toSorted()).toEqual(asked.toSorted());
  expect(Object.keys(lexiconDrawings)).toEqual([...symbols.keys()]);
});

test("no two drawings are the same, and none is empty", () => {
  expect([...symbols.values()].filter((body) => !body.includes("<path"))).toEqual([]);
  expect(new Set(symbols.values()).size).toBe(symbols.size);
});

test("path data is sound: commands and finite numbers, starting with a move", () => {
  const data = [...sprite.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
  expect(data.filter((path) => !/^M[-\d.MmLlHhVvCcSsAaZz ]+$/.test(path))).toEqual([]);
});

test("colours are the page's own, and nothing is styled, fetched or run", () => {
  const colours = [...sprite.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect([...new Set(colours)].toSorted()).toEqual(["currentColor", "none"]);
  expect(sprite).not.toMatch(/ style=|<style|<script|<use|<image|url\(| on\w+=/);
});

test("everything lies within reach of its square", () => {
  // Swatches bleed over the edge, which cuts them off.
  const far = [...symbols].flatMap(([key, body]) => {
    const points = [...body.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    return points.flat().some((value) => value < -20 || value > 116) ? [key] : [];
  });
  expect(far).toEqual([]);
});
