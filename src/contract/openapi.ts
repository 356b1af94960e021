import * as z from "zod/mini";
import type { Endpoint, Schema } from "./endpoint.ts";
import { errorBody } from "./errors.ts";
import { image } from "./image.ts";
import { block, span } from "./prose.ts";
import { table } from "./table.ts";
import { user } from "./users.ts";

/** Shapes that many answers share, by the name that the document gives them. */
const named = z.registry<{ id: string }>();
named.add(block, { id: "Block" });
named.add(span, { id: "Span" });
named.add(image, { id: "Image" });
named.add(user, { id: "User" });
named.add(errorBody, { id: "Error" });

/** The OpenAPI 3.1 document of the whole table. */
export function openApiDocument(version: string): Record<string, unknown> {
  const schemas: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of table) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Cleed", version, description: "Fashion discovery and recommendation that says why." },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}

type Schemas = Record<string, unknown>;

function operation(endpoint: Endpoint, schemas: Schemas): Record<string, unknown> {
  const content = (schema: Schema, io: "input" | "output" = "output", type = "application/json") => ({
    [type]: { schema: jsonSchema(schema, schemas, io) },
  });
  const { status = 200, alsoStatus = [] } = endpoint;
  const answer =
    status === 204
      ? { description: "Done; there is no body." }
      : endpoint.streams
        ? {
            description: "Server-Sent Events; the shape is that of one: its name, and its data as JSON.",
            content: content(endpoint.answer, "output", "text/event-stream"),
          }
        : {
            description: "The answer.",
            content: content(endpoint.answer, "output", endpoint.answersWith ?? "application/json"),
          };
  const statuses = [status, ...alsoStatus];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...securityOf(endpoint),
    parameters: [
      ...parameters("path", endpoint.params, schemas),
      ...parameters("query", endpoint.query, schemas),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: content(endpoint.body, "input") } } : {}),
    ...(endpoint.takesFile ? { requestBody: file } : {}),
    responses: {
      ...Object.fromEntries(statuses.map((status) => [status, answer])),
      default: { description: "A refusal.", content: content(errorBody) },
    },
  };
}

const file = {
  required: true,
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
};

function securityOf({ access, knowsMembers }: Endpoint): Record<string, unknown> {
  if (access !== "public") return { security: [{ bearer: [] }] };
  // An empty requirement is how the document says that the other is a choice.
  return knowsMembers ? { security: [{ bearer: [] }, {}] } : {};
}

/** Shared shapes move to the document's components, which `schemas` collects. */
function jsonSchema(schema: Schema, schemas: Schemas, io: "input" | "output" = "output"): Schemas {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, metadata: named }));
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = JSON.parse(text.replaceAll("#/$defs/", "#/components/schemas/"));
  Object.assign(schemas, $defs);
  return rest;
}

function parameters(place: "path" | "query", schema: Schema | undefined, schemas: Schemas): Schemas[] {
  if (!schema) return [];
  const { properties = {}, required = [] }: { properties?: Schemas; required?: string[] } = jsonSchema(
    schema,
    schemas,
    "input",
  );
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}
