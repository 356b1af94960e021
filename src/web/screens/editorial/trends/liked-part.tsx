import type { TrendsAnswer } from "#contract/trends.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { count, percent } from "./figures.ts";
import { groupTitles } from "./trend-words.ts";

/** A few of each kind say what there is to say. */
const most = 6;

/** What people like, where enough of them have said so; where not, that. */
export function LikedPart({ liked }: { liked: TrendsAnswer["liked"] }) {
  return (
    <section aria-labelledby="trend-liked" className="border-ink border-t pt-6">
      <h2 id="trend-liked" className="display-40">
        <Headline text={m.trends_liked()} />
      </h2>
      <p className="mt-4 max-w-[60ch]">
        {liked
          ? m.trends_liked_text({ people: count(liked.people), days: liked.days })
          : m.trends_liked_none()}
      </p>
      {liked && (
        <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {liked.groups.map(({ kind, traits }) => (
            <div key={kind} className="min-w-0">
              <h3 className="display-22">{groupTitles[kind]()}</h3>
              <ul className="mt-2">
                {traits.slice(0, most).map(({ value, label, people }) => {
                  const share = people / liked.people;
                  return (
                    <li key={value}>
                      <Link
                        to={`/search?${kind}=${encodeURIComponent(value)}`}
                        className="group num grid min-h-11 grid-cols-[7.5rem_minmax(0,1fr)_3rem] items-center gap-x-4 border-line border-b text-14"
                      >
                        <span className="py-1 leading-tight group-hover:underline">{label}</span>
                        <svg
                          viewBox="0 0 100 8"
                          preserveAspectRatio="none"
                          role="img"
                          className="block h-2 w-full"
                        >
                          <title>
                            {m.trends_liked_bar({ people: count(people), share: percent(share) })}
                          </title>
                          <rect width={Math.round(share * 1000) / 10} height="8" className="fill-ink" />
                        </svg>
                        <span aria-hidden="true" className="text-right">
                          {percent(share)}
                        </span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
