import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import fc from "fast-check";
import ts from "typescript";

export type FoundRegex = { readonly file: string; readonly line: number; readonly regex: RegExp };

const source = join(import.meta.dirname, "../..");

/** Every regular expression that is written out in these rooms, where it stands. */
export function regexesIn(rooms: readonly string[]): FoundRegex[] {
  const files = rooms.flatMap((room) => globSync(`${join(source, room)}/**/*.ts`));
  return files
    .filter((file) => !/\.test\.ts$|\.long\.ts$|\/testing\/|\/attacks\//.test(file))
    .toSorted()
    .flatMap(regexesOf);
}

function regexesOf(path: string): FoundRegex[] {
  const text = readFileSync(path, "utf8");
  // Most files have none, and reading one as a program takes longer than this.
  if (!/\/[^/\n]+\/[a-z]*|RegExp/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: FoundRegex[] = [];
  const add = (node: ts.Node, pattern: string, flags: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push({
      file: relative(source, path),
      line,
      regex: new RegExp(pattern, flags.replace(/[gy]/g, "")),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (ts.isNewExpression(node) && node.expression.getText(file) === "RegExp") {
      const [pattern, flags] = node.arguments ?? [];
      if (pattern && ts.isStringLiteralLike(pattern))
        add(node, pattern.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "");
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What patterns are usually slow on, whatever they are. */
const common = [
  "a",
  "0",
  " ",
  "-",
  ".",
  "/",
  '"',
  "\\",
  "\n",
  "(",
  "[",
  "é",
  ",",
  "a ",
  "a-",
  "0.",
  "a.a@",
  '\\"',
  'a="',
];

/** Long texts that nearly match: what the pattern itself would take, again and again, with an end that spoils it. */
export function hostileInputs(regex: RegExp, length: number): string[] {
  const own = ownPieces(regex);
  const literal = regex.source.replaceAll(/[\\^$.*+?()[\]{}|]/g, "").slice(0, 20);
  const pieces = [...new Set([...common, ...own, literal])].filter(Boolean);
  return pieces.flatMap((piece) => {
    const long = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return [`${long}\u0001`, `${own[0] ?? ""}${long}\u0001`];
  });
}

function ownPieces(regex: RegExp): string[] {
  try {
    return fc.sample(fc.stringMatching(regex), { numRuns: 3, seed: 1 }).map((text) => text.slice(0, 200));
  } catch {
    return [];
  }
}
