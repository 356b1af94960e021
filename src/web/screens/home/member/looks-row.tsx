import { listInspirations } from "#contract/looks.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { LookTile } from "#web/features/looks/look-tile.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Headline } from "#web/ui/headline.tsx";

const few = 4;

/** Looks that suit the person first. */
export function LooksRow({ universe }: { universe: Universe }) {
  const query = { universe, sort: "for_me" as const, limit: few, lang: currentLanguage() };
  const { answer } = useAnswer(listInspirations, { query });
  if (!answer || answer.looks.length === 0) return null;
  return (
    <section aria-labelledby="looks-for-you" className="pt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-edge pb-6">
        <h2 id="looks-for-you" className="display-40">
          <Headline text={m.home_looks()} />
        </h2>
        <Link to="/inspiration" className="link inline-flex min-h-11 items-center text-14">
          {m.home_see_all()}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-6 md:grid-cols-4">
        {answer.looks.map((look) => (
          <li key={look.id}>
            <LookTile look={look} />
          </li>
        ))}
      </ul>
    </section>
  );
}
