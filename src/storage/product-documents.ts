import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** Whole products as the text they are kept as: the latest first, from before this id. */
export const productDocuments =
  (db: Kysely<Schema>) =>
  (before: number, most: number): Promise<{ readonly id: number; readonly text: string }[]> =>
    db
      .selectFrom("product")
      .select(["id", sql<string>`document::text`.as("text")])
      .where("id", "<", before)
      .orderBy("id", "desc")
      .limit(most)
      .execute();
