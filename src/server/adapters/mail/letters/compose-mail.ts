import type { Letter } from "#domain/people/letter.ts";
import { alreadyRegisteredContent } from "./already-registered.ts";
import { codeContent } from "./code.ts";
import type { Content, Site } from "./content.ts";
import { greeting } from "./greeting.ts";
import { frameHtml } from "./html-frame.ts";
import { newsContent } from "./news.ts";
import { passwordChangedContent } from "./password-changed.ts";
import { resetLinkContent } from "./reset-link.ts";
import { frameText } from "./text-frame.ts";

export type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string | undefined;
};

/** A letter in its reader's language. The subject holds nothing that people typed. */
export function composeMail(letter: Letter, site: Site): Mail {
  const { language } = letter;
  const content = contentOf(letter, site);
  const hello = greeting(letter.firstname, language);
  return {
    subject: content.subject,
    text: frameText(content, hello, language, site),
    html: frameHtml(content, hello, language, site),
    unsubscribe: content.unsubscribe,
  };
}

function contentOf(letter: Letter, site: Site): Content {
  switch (letter.kind) {
    case "code":
      return codeContent[letter.language](letter.code);
    case "already_registered":
      return alreadyRegisteredContent[letter.language](site.publicUrl);
    case "reset_link":
      return resetLinkContent[letter.language](site.publicUrl, letter.token);
    case "password_changed":
      return passwordChangedContent[letter.language](site);
    case "news":
      return newsContent(letter, site.publicUrl);
  }
}
