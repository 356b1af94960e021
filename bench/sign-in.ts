import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { secrets } from "../src/server/adapters/accounts/secrets.ts";
import type { Schema } from "../src/storage/schema.ts";

/** A session for somebody who is made up and has no password that anybody knows. */
export async function signInAs(db: Kysely<Schema>, person: string): Promise<string> {
  const token = secrets.newToken();
  await sql`
    insert into session (id, token_hash, person_id, created_at, last_seen_at, expires_at)
    values (${randomUUID()}, ${secrets.digest(token)}, ${person}, now(), now(), now() + interval '20 days')
  `.execute(db);
  return token;
}
