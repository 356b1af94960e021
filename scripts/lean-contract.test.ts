import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leanOf } from "./lean-contract.ts";

const source = `import * as z from "zod/mini";
import { preferences } from "./preferences.ts";
import { card } from "./products.ts";
const most = 60;
const page = z.int().check(z.maximum(most));
const body = { preferences, page };
export const found = z.array(card);
export const find = defineEndpoint({
  id: "find", summary: "Finds", path: "/api/find",
  body: z.object(body),
  answer: found,
});`;

test("an endpoint keeps where to ask and what comes back, and nothing that only what is sent is made of", () => {
  const lean = leanOf(source, parseAst(source).body);
  expect(lean).toContain('path: "/api/find"');
  expect(lean).toContain("answer: found");
  expect(lean).toContain("./products.ts");
  expect(lean).toContain('import * as z from "zod/mini"');
  for (const gone of ["summary", "body", "page", "most", "preferences"]) expect(lean).not.toContain(gone);
});

test("what nobody uses may be left out by the bundler", () => {
  expect(leanOf(source, parseAst(source).body)).toContain("found = /* @__PURE__ */ (() => z.array(card))()");
});

test("no screen asks an endpoint for what its scripts come without", () => {
  const asking = globSync("src/web/**/*.{ts,tsx}").filter((file) =>
    /\.(params|query|body)\.(safeParse|parse|shape|def)\b/.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([]);
});
