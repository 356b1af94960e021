import type { Hono } from "hono";
import type { ContentPorts } from "#domain/admin/content-ports.ts";
import type { ApiEnv, ApiPorts } from "../../ports.ts";
import { bindArticles } from "./articles.ts";
import { bindLegal } from "./legal.ts";
import { bindLexicon } from "./lexicon.ts";
import { bindAdminLooks } from "./looks.ts";
import { bindUploads } from "./uploads.ts";

/** The journal and its pictures, the looks, the legal documents, the lexicon. */
export function bindAdminContent(
  app: Hono<ApiEnv>,
  ports: ApiPorts,
  { content }: { readonly content: ContentPorts },
): void {
  bindArticles(app, ports, content.articles);
  bindUploads(app, ports, content.pictures);
  bindAdminLooks(app, ports, content.looks);
  bindLegal(app, ports, content.legal);
  bindLexicon(app, ports, content.lexicon);
}
