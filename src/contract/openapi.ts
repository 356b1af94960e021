import * as z from "zod/mini";
import type { Endpoint, Schema } from "./endpoint.ts";
import { errorBody } from "./errors.ts";
import { table } from "./table.ts";

/** The OpenAPI 3.1 document of the whole table. */
export function openApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of table) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Cleed", version, description: "Fashion discovery and recommendation that says why." },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}

function operation(endpoint: Endpoint): Record<string, unknown> {
  const answer = content(endpoint.answer);
  const statuses = [200, ...(endpoint.alsoStatus ?? [])];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.access === "public" ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters("path", endpoint.params), ...parameters("query", endpoint.query)],
    ...(endpoint.body ? { requestBody: { required: true, content: content(endpoint.body) } } : {}),
    responses: {
      ...Object.fromEntries(
        statuses.map((status) => [status, { description: "The answer.", content: answer }]),
      ),
      default: { description: "A refusal.", content: content(errorBody) },
    },
  };
}

const content = (schema: Schema) => ({ "application/json": { schema: jsonSchema(schema) } });

function jsonSchema(schema: Schema, io: "input" | "output" = "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function parameters(place: "path" | "query", schema: Schema | undefined): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}
