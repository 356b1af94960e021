import { Headline } from "#web/ui/headline.tsx";
import { Link } from "../navigation/link.tsx";

type SectionHeadProps = { id: string; title: string; link: { to: string; label: string } };

/** The title of a section, and where there is more of it. The id names the section. */
export function SectionHead({ id, title, link }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-edge pb-8">
      <h2 id={id} className="display-56">
        <Headline text={title} />
      </h2>
      <Link to={link.to} className="link inline-flex min-h-11 items-center text-14">
        {link.label}
      </Link>
    </div>
  );
}
