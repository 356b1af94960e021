import type { Page } from "#contract/editorial.ts";
import { formatDay } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { TextPage } from "./text-page.tsx";

export function EditorialView({ page }: { page: Page }) {
  const date = formatDay(page.updated_at, currentLanguage());
  return (
    <TextPage headline={page.headline} lead={page.lead} note={m.updated_on({ date })} blocks={page.blocks} />
  );
}
