import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import type { Operator } from "#domain/editorial/placeholders.ts";

const fact = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)));
const operator = z.strictObject({
  entity: fact,
  registration: fact,
  address: fact,
  director: fact,
  host: fact,
  mediator: fact,
  contact: fact,
  press: fact,
});

/** Reads what the operator says of themselves. A file that is not as agreed stops the start and names itself. */
export async function readOperator(path: string): Promise<Operator> {
  const read = z.safeParse(operator, JSON.parse(await readFile(path, "utf8")));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  return read.data;
}
