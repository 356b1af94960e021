import type { ESTree, Plugin } from "vite";

/**
 * What is sent is checked by the server, what is answered by the browser: of an endpoint it needs where to ask and what
 * comes back. The schemas of what is sent, and whatever only they are made of, stay out of its scripts.
 */
const ofServer: ReadonlySet<string> = new Set(["summary", "params", "query", "body"]);

export function leanContract(): Plugin {
  return {
    name: "lean-contract",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/src\/contract\/[\w/-]+\.ts$/ },
      handler(code) {
        const { body } = this.parse(code);
        return { code: leanOf(code, body), map: null };
      },
    },
  };
}

type Statement = ESTree.Program["body"][number];

/**
 * A group of files takes along whatever its modules import, used or not: so what nothing uses any more is gone before
 * the bundler sees it.
 */
export function leanOf(code: string, body: readonly Statement[]): string {
  const edits = body.flatMap(editsOf);
  let statements = body.map((one) => ({ one, text: edited(code, one, edits) }));
  for (let before = Infinity; before > statements.length; ) {
    before = statements.length;
    const all = statements.map(({ text }) => text).join("\n");
    statements = statements.filter(({ one, text }) => {
      const names = namesOf(one);
      return names.length === 0 || names.some((name) => isIn(all, name, timesIn(text, name)));
    });
  }
  return statements.map(({ text }) => text).join("\n");
}

/** What only this file could use: what it imports, and what it declares for itself. */
function namesOf(statement: Statement): readonly string[] {
  if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === "FunctionDeclaration") return statement.id ? [statement.id.name] : [];
  if (statement.type !== "VariableDeclaration") return [];
  const names = statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  // Taken apart at once: left as it is.
  return names.length < statement.declarations.length ? [] : names;
}

const timesIn = (text: string, name: string): number => text.split(new RegExp(`\\b${name}\\b`)).length - 1;
const isIn = (text: string, name: string, besides: number): boolean => timesIn(text, name) > besides;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function editsOf(statement: Statement): Edit[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression") return [];
    // Nobody notices whether it is made where nobody uses it; and no bundler can know.
    const wrapped = [
      { start: init.start, end: init.start, text: "/* @__PURE__ */ (() => " },
      { start: init.end, end: init.end, text: ")()" },
    ];
    const isEndpoint = init.callee.type === "Identifier" && init.callee.name === "defineEndpoint";
    const [told] = init.arguments;
    return isEndpoint && told?.type === "ObjectExpression" ? [...wrapped, ...leftOut(told)] : wrapped;
  });
}

/** The properties that only the server reads, each up to the next. */
const leftOut = ({ properties }: ESTree.ObjectExpression): Edit[] =>
  properties.flatMap((property, i) =>
    property.type === "Property" && property.key.type === "Identifier" && ofServer.has(property.key.name)
      ? [{ start: property.start, end: properties[i + 1]?.start ?? property.end, text: "" }]
      : [],
  );

function edited(code: string, { start: from, end: to }: Statement, edits: readonly Edit[]): string {
  let [made, at] = ["", from];
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from || end > to) continue;
    made += code.slice(at, start) + text;
    at = end;
  }
  return made + code.slice(at, to);
}
