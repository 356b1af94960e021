import type { getLegalVersion } from "#contract/admin/content.ts";
import type { Answer } from "#contract/endpoint.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { changedSections } from "./changed-sections.ts";
import { languageWords } from "./language-words.ts";

export type LegalTexts = Answer<typeof getLegalVersion>["texts"];
export type LegalText = LegalTexts[Language];

type LegalChangesProps = { before: LegalTexts; after: LegalTexts; version: number };

export const isChanged = (before: LegalText, after: LegalText): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** What a new version changes, section by section, in each language: looked at before it is published. */
export function LegalChanges({ before, after, version }: LegalChangesProps) {
  const changed = languages.filter((one) => isChanged(before[one], after[one]));
  const [only, other] = changed;
  if (!only) return <p className="text-muted">{m.admin_legal_changes_none({ version })}</p>;
  return (
    <div>
      {!other && (
        <p role="note" className="mb-5 text-14 text-accent">
          {only === "en" ? m.admin_legal_only_en() : m.admin_legal_only_fr()}
        </p>
      )}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {changed.map((one) => (
          <section key={one} aria-label={languageWords[one]()}>
            <h3 className="text-14 font-medium">{languageWords[one]()}</h3>
            <Sections before={before[one]} after={after[one]} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Sections({ before, after }: { before: LegalText; after: LegalText }) {
  const { added, reworded, removed } = changedSections(before.body, after.body);
  const isHeadChanged =
    before.title !== after.title ||
    before.headline !== after.headline ||
    before.description !== after.description;
  const named = (heading: string) => heading || m.admin_legal_changes_opening();
  const lines = [
    ...added.map((heading) => [m.legal_added(), named(heading)] as const),
    ...reworded.map((heading) => [m.legal_reworded(), named(heading)] as const),
    ...removed.map((heading) => [m.legal_removed(), named(heading)] as const),
    ...(isHeadChanged ? [[m.legal_reworded(), m.admin_legal_changes_head()] as const] : []),
  ];
  return (
    <ul className="mt-2 border-line border-t text-14">
      {lines.map(([what, heading]) => (
        <li key={`${what}${heading}`} className="flex gap-3 border-line border-b py-2">
          <span className="w-24 flex-none text-muted">{what}</span>
          <span>{heading}</span>
        </li>
      ))}
    </ul>
  );
}
