import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Within a transaction: of several changes of what someone has, one at a time; what was counted stays counted until
 * the end. False when there is nobody any more.
 */
export async function lockPerson(transaction: Kysely<Schema>, id: string): Promise<boolean> {
  const person = await transaction
    .selectFrom("person")
    .select("id")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return person !== undefined;
}
