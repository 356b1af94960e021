import type { Image } from "#contract/image.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { SectionHead } from "#web/features/section/section-head.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { Picture } from "#web/ui/picture.tsx";

type ShownLook = {
  readonly title: string;
  readonly path: string;
  readonly cover: Image;
  readonly pieces: number;
  /** What all of it costs. */
  readonly total: string;
};
type Shown = {
  readonly looks: readonly ShownLook[];
  readonly occasions: readonly { readonly key: string; readonly label: string }[];
};

/** Two whole looks, and what the others are for. */
export function LooksTeaser({ looks }: { looks: Readonly<Record<Universe, Shown>> }) {
  const shown = looks[useUniverse()];
  if (shown.looks.length === 0) return null;
  return (
    <section aria-labelledby="looks" className="mx-auto max-w-page pt-section">
      <SectionHead
        id="looks"
        title={m.home_looks_composed()}
        link={{ to: "/inspiration", label: m.home_looks_all() }}
      />
      <div className="grid gap-y-8 md:grid-cols-3 md:px-gutter">
        <ul className="grid grid-cols-2 gap-x-gutter md:col-span-2">
          {shown.looks.map((look) => (
            <li key={look.path}>
              <Tile look={look} />
            </li>
          ))}
        </ul>
        <ul aria-label={m.home_looks_occasions()} className="px-edge">
          {shown.occasions.map(({ key, label }) => (
            <li key={key} className="border-line border-b first:border-t">
              <Link
                to={`/inspiration?occasion=${key}`}
                className="display-28 flex min-h-14 items-center hover:italic"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Tile({ look }: { look: ShownLook }) {
  const { cover, title, total, pieces, path } = look;
  return (
    <Link to={path} className="group block">
      <Picture
        image={cover}
        sizes="(min-width: 1440px) 478px, (min-width: 768px) 33vw, 50vw"
        className="rounded-pic"
      />
      <div className="px-1.5 pt-2.5 md:px-2">
        <h3 className="display-22 group-hover:underline">{title}</h3>
        <p className="num mt-1 flex justify-between gap-3 text-14 text-muted">
          <span>{m.home_looks_pieces({ count: pieces })}</span>
          <span className="text-ink">{total}</span>
        </p>
      </div>
    </Link>
  );
}
