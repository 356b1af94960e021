import type { Context, Hono } from "hono";
import type { Language } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { requestLanguage } from "./request-language.ts";

const path = "/api/unsubscribe";

/**
 * Where the mails with news lead: inboxes send a POST for one click (RFC 8058), people come with a GET and press a
 * button, since scanners open every address. Neither signs in; the token can do nothing else.
 */
export function bindUnsubscribe(app: Hono<ApiEnv>, { accounts }: ApiPorts): void {
  const { notices, secrets, now } = accounts;
  app.get(path, (c) => answer(c, tokenOf(c) ? "ask" : "unknown"));
  app.post(path, async (c) => {
    const token = tokenOf(c);
    const isDone = token !== undefined && (await notices.unsubscribe(secrets.digest(token), now()));
    return answer(c, isDone ? "done" : "unknown");
  });
}

/** In the query, which no log has. */
const tokenOf = (c: Context<ApiEnv>): string | undefined =>
  /^[\w-]{20,100}$/.exec(c.req.query("token") ?? "")?.[0];

type Stage = "ask" | "done" | "unknown";

function answer(c: Context<ApiEnv>, stage: Stage): Response {
  const language = requestLanguage(c.req.header("accept-language"));
  return c.html(page(stage, language, tokenOf(c) ?? ""), stage === "unknown" ? 404 : 200, {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    vary: "accept-language",
    "content-security-policy":
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** A page without scripts: it has to work in whatever opens a mail. The token is of letters, digits and hyphens. */
function page(stage: Stage, language: Language, token: string): string {
  const { title, text } = words[language][stage];
  const { button, settings } = words[language];
  const form = `<form method="post" action="${path}?token=${token}"><button type="submit">${button}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Cleed</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${stage === "ask" ? form : ""}
<p><a href="${inLanguage("/account", language)}?tab=notifications">${settings}</a></p>
</main>
</body>
</html>
`;
}

const words = {
  en: {
    ask: { title: "No more news e-mails?", text: "Codes and password e-mails will still come." },
    done: {
      title: "Done",
      text: "You will get no more news e-mails. On Cleed itself, nothing has changed.",
    },
    unknown: {
      title: "This link is no longer valid",
      text: "You can choose in your account what we tell you.",
    },
    button: "Unsubscribe",
    settings: "Choose what we tell you",
  },
  fr: {
    ask: {
      title: "Ne plus recevoir ces e-mails\u202f?",
      text: "Les codes et les e-mails de mot de passe arrivent toujours.",
    },
    done: {
      title: "C’est fait",
      text: "Vous ne recevrez plus ces e-mails. Sur Cleed même, rien n’a changé.",
    },
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Vous pouvez choisir dans votre compte ce que nous vous signalons.",
    },
    button: "Se désabonner",
    settings: "Choisir ce que nous vous signalons",
  },
} as const;
