import { Link } from "#web/features/navigation/link.tsx";
import { inSentence } from "#web/i18n/in-sentence.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { type Group, movedOf, piecesOf } from "./figures.ts";

/** More would be a list. */
const most = 6;

type MovedSentenceProps = { groups: readonly Group[]; days: number };

/** What rises and what falls, in a line of words that lead to the pieces. */
export function MovedSentence({ groups, days }: MovedSentenceProps) {
  const [up, down] = [movedOf(groups, "up"), movedOf(groups, "down")];
  if (up.length + down.length === 0)
    return (
      <p className="display-40 max-w-[24em]">
        <Headline text={m.trends_nothing()} />
      </p>
    );
  return (
    <dl className="grid gap-6">
      {[
        { name: m.trends_rising(), moved: up },
        { name: m.trends_falling(), moved: down },
      ].map(
        ({ name, moved }) =>
          moved.length > 0 && (
            <div key={name}>
              <dt className="text-14 text-muted">{name}</dt>
              <dd className="display-40 mt-1 max-w-[26em]">
                {moved.slice(0, most).map(({ kind, trait }, place) => (
                  <span key={`${kind} ${trait.value}`}>
                    {place > 0 && ", "}
                    <Link
                      to={piecesOf(kind, trait.value, days)}
                      className="underline decoration-1 decoration-edge underline-offset-6 transition-colors duration-fast hover:decoration-ink"
                    >
                      {place > 0 ? inSentence(trait.label, currentLanguage()) : trait.label}
                    </Link>
                  </span>
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
