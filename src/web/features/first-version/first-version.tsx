import type { ReactNode } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { Link } from "../navigation/link.tsx";

type FirstVersionProps = {
  headline: string;
  lead: string;
  /** What the page does, in the order a person meets it. */
  points: readonly string[];
  children?: ReactNode;
};

/** A screen whose content is not in yet: it says so, says what it does, and leads on. */
export function FirstVersion({ headline, lead, points, children }: FirstVersionProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-edge pt-14 md:grid-cols-[7fr_5fr] md:pt-24">
      <header>
        <h1 className="display-80 max-w-[10em]">
          <Headline text={headline} />
        </h1>
        <p className="mt-8 max-w-[42ch] text-18">{lead}</p>
        {children}
      </header>
      <section aria-labelledby="what" className="md:pt-3">
        <h2 id="what" className="text-14 text-muted">
          {m.first_version_what()}
        </h2>
        <ol className="mt-4 border-line border-b">
          {points.map((point, index) => (
            <li key={point} className="flex gap-6 border-line border-t py-5">
              <span aria-hidden="true" className="num w-6 flex-none font-serif text-d28 text-accent">
                {index + 1}
              </span>
              <p className="max-w-[44ch] pt-1">{point}</p>
            </li>
          ))}
        </ol>
        <h2 className="mt-10 text-14 text-muted">{m.first_version_meanwhile()}</h2>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {waysOn().map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const waysOn = () => [
  { to: "/blog", label: m.nav_journal() },
  { to: "/size-guide", label: m.page_size_guide() },
  { to: "/fashion-lexicon", label: m.page_fashion_lexicon() },
  { to: "/technology", label: m.page_technology() },
];
