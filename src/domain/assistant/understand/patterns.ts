import type { Span } from "../../search/understand/understood.ts";

/** Whole words that fit one of these, wherever they begin. */
export const wordsLike = (sources: readonly string[], flags = "g"): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${sources.map((source) => `(?:${wholly(source)})`).join("|")})`, flags);

/** Nothing but whole words: "war" is not in "warm". */
export const wholeWords = (sources: readonly string[], flags = "g"): RegExp =>
  new RegExp(
    `(?<![a-z0-9])(?:${sources.map((source) => `(?:${wholly(source)})`).join("|")})(?![a-z])`,
    flags,
  );

/** A word ends before a sign too, and begins where one has. */
const wholly = (source: string) =>
  source.replaceAll("(?:^| )", "").replaceAll(/\(\?= \|\$(?:\|\[\?\])?\)/g, "(?![a-z0-9])");

export const says = (text: string, pattern: RegExp): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};

/** The text with spaces where something was understood: what is found later stands where it did. */
export const blank = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

export const blankAll = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => " ".repeat(found.length));
