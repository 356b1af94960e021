import type { LegalVersion } from "#contract/editorial.ts";
import { formatDay } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type LegalHistoryProps = { slug: string; history: readonly LegalVersion[]; shown: number };

/** Every version there was, with what it changed and the way to read it. */
export function LegalHistory({ slug, history, shown }: LegalHistoryProps) {
  return (
    <section aria-labelledby="history" className="mt-16 max-w-180 border-line border-t pt-10">
      <h2 id="history" className="display-28">
        {m.legal_history()}
      </h2>
      <ol className="mt-6">
        {history.map(({ version, updated_at, changes }, at) => (
          <li key={version} className="border-line border-b py-4">
            <p className="flex flex-wrap items-center gap-x-4">
              <strong className="font-medium">
                {m.legal_version({ version, date: formatDay(updated_at, currentLanguage()) })}
              </strong>
              {version === shown ? (
                <span className="text-14 text-muted">{m.legal_version_shown()}</span>
              ) : (
                <Link
                  to={at === 0 ? `/${slug}` : `/${slug}?version=${version}`}
                  className="link inline-flex min-h-11 items-center text-14"
                >
                  {m.legal_version_read({ version })}
                </Link>
              )}
            </p>
            {changes ? <Changes changes={changes} /> : <p className="mt-1">{m.legal_first_version()}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Changes({ changes }: { changes: NonNullable<LegalVersion["changes"]> }) {
  const lines = [
    [m.legal_added(), changes.added],
    [m.legal_reworded(), changes.reworded],
    [m.legal_removed(), changes.removed],
  ] as const;
  const said = lines.filter(([, titles]) => titles.length > 0);
  if (said.length === 0) return <p className="mt-1">{m.legal_small_change()}</p>;
  return (
    <ul className="mt-1">
      {said.map(([label, titles]) => (
        <li key={label}>
          {label} {titles.join(" · ")}
        </li>
      ))}
    </ul>
  );
}

/** Above a version that no longer holds. */
export const OlderVersion = ({ slug }: { slug: string }) => (
  <p role="note" className="bg-ink px-edge py-4 text-paper">
    {m.legal_older()}{" "}
    <Link to={`/${slug}`} className="link inline-flex min-h-11 items-center">
      {m.legal_current()}
    </Link>
  </p>
);
