import { legalDocumentStore } from "../legal-document-store.ts";
import { openDatabase } from "../open-database.ts";

/** A process that opens the embedded database of a folder, writes to it, says so and stays: to be killed. */
const opened = await openDatabase({ kind: "embedded", directory: process.argv[2] ?? "" });
if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
await legalDocumentStore(opened.value.db).add({
  slug: "privacy-policy",
  language: "en",
  version: 1,
  title: "Written",
  headline: "",
  description: "",
  body: "Just before the end.",
  publishedAt: "2026-01-01T00:00:00.000Z",
});
process.stdout.write("written\n");
