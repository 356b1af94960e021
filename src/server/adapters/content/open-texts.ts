import { join } from "node:path";
import { fillPlaceholders } from "#domain/editorial/placeholders.ts";
import { publishLegalTexts } from "#domain/editorial/publish-legal-texts.ts";
import { contentStore } from "#storage/content-store.ts";
import { isDatabaseGone } from "#storage/is-database-gone.ts";
import { legalDocumentStore } from "#storage/legal-document-store.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Config } from "../../config.ts";
import { readContent } from "../read-content.ts";
import { readMarkdown } from "../read-markdown.ts";
import { readOperator } from "../read-operator.ts";
import { openContent } from "./open-content.ts";
import { rememberLegalDocuments } from "./remember-legal-documents.ts";

type Texts = {
  readonly db: OpenDatabase["db"];
  readonly config: Config;
  readonly report: (step: string) => void;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
};

/** Everything that is written for readers: in files, in the database, and the legal texts as they were published. */
export async function openTexts({ db, config, report, now, onFault }: Texts) {
  const directory = join(import.meta.dirname, "../../../../content");
  const operator = await readOperator(join(directory, "operator.json"));
  const site = { contact: config.contact, site: new URL(config.publicUrl).host, operator };
  const fill = (text: string, language: Language) => fillPlaceholders(text, site, language);
  const files = await readContent(directory, fill);
  const legalDocuments = legalDocumentStore(db);
  const published = await publishLegalTexts(legalDocuments, files.legalTexts, now());
  if (published.length > 0) report(`published ${published.length} legal documents`);
  const legalPages = rememberLegalDocuments(legalDocuments, isDatabaseGone);
  await legalPages.fill();
  const uploads = contentStore(db);
  const content = await openContent({ store: uploads, files, fill, readMarkdown, now, onFault });
  return { files, fill, content, uploads, legalDocuments, legalPages };
}
