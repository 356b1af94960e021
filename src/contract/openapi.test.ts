import { expect, test } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { table } from "./table.ts";

const text = JSON.stringify(openApiDocument("1"));
const document = JSON.parse(text);

test("every call of the table is in the document, once", () => {
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(operations.toSorted()).toEqual(table.map(({ id }) => id).toSorted());
});

test("every reference leads to a shape of the document", () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(document.components.schemas).toHaveProperty(String(name));
  expect(text).not.toContain("$defs");
});

test("a signed-in call says so, and every call says how it refuses", () => {
  expect(document.paths["/api/users/me"].get.security).toEqual([{ bearer: [] }]);
  expect(document.paths["/api/products/getReco"].post.security).toEqual([{ bearer: [] }, {}]);
  expect(document.paths["/api/products"].get).not.toHaveProperty("security");
  expect(document.paths["/api/health"].get.responses).toHaveProperty("503");
  expect(document.paths["/api/health"].get.responses).toHaveProperty("default");
});

test("an answer that streams is told by its type and by what its events are", () => {
  const { responses } = document.paths["/api/assistant/messages"].post;
  expect(Object.keys(responses["200"].content)).toEqual(["text/event-stream"]);
  const events = responses["200"].content["text/event-stream"].schema.oneOf;
  expect(
    events.map((one: { properties: { event: { const: string } } }) => one.properties.event.const),
  ).toEqual(["understood", "products", "look", "text", "question", "done", "error"]);
  expect(Object.keys(responses.default.content)).toEqual(["application/json"]);
});
