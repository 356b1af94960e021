import { createContext, Script } from "node:vm";
import { type FoundRegex, hostileInputs } from "./arbitrary-regexes.ts";

export type Slow = { readonly where: string; readonly on: string };

/**
 * Regular expressions that take too long on texts of this length made against them. A match that would go on for ever
 * is stopped, and one that was only unlucky on a busy machine may try again.
 */
export function slowRegexes(
  found: readonly FoundRegex[],
  lengthFor: (one: FoundRegex) => number,
  capMs: number,
): Slow[] {
  const match = new Script("regex.test(input)");
  const place = createContext({ regex: /a/, input: "" });
  const timeOf = (regex: RegExp, input: string): number => {
    Object.assign(place, { regex, input });
    const from = performance.now();
    try {
      match.runInContext(place, { timeout: capMs });
    } catch {
      return Number.POSITIVE_INFINITY;
    }
    return performance.now() - from;
  };
  return found.flatMap((one): Slow[] => {
    for (const input of hostileInputs(one.regex, lengthFor(one))) {
      const isSlow = timeOf(one.regex, input) >= capMs && timeOf(one.regex, input) >= capMs;
      if (isSlow) return [{ where: `${one.file}:${one.line} ${one.regex}`, on: input.slice(0, 30) }];
    }
    return [];
  });
}
