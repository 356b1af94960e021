import { useState } from "react";
import { listProducts } from "#contract/products.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useReactions } from "#web/state/reactions.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PictureSkeleton } from "#web/ui/skeleton.tsx";
import Tools from "./tools.tsx";
import { useTune } from "./tune.tsx";

const sizes = "(min-width: 1280px) 20vw, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw";
const gridClass =
  "mt-5 grid grid-cols-2 gap-gutter sm:grid-cols-3 md:px-edge lg:mt-9 lg:grid-cols-4 xl:grid-cols-5";
/** As many as one question asks for. */
const pageSize = 48;

/** What somebody set aside or liked, account or not: the latest first, what was set aside before what was liked. */
export default function KeptView() {
  const { bookmarked, liked } = useReactions();
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const [shown, setShown] = useState(pageSize);
  const tune = useTune();
  const [kept, setKept] = useState<readonly number[]>([]);
  // What is taken out stays where it stands until the page is opened again, so that it can be put back.
  const added = [...new Set([...bookmarked, ...liked])].filter((id) => !kept.includes(id));
  if (added.length > 0) setKept([...kept, ...added]);
  return (
    <div className="mx-auto max-w-page pt-3 lg:pt-10">
      <header className="flex items-center justify-between px-edge">
        <h1 className="display-56 max-lg:text-d40 max-sm:sr-only lg:text-d80">{m.discover_kept()}</h1>
        <Tools tune={tune} />
      </header>
      {kept.length > 0 && !member && (
        <p className="px-edge pt-4 text-14 text-muted">
          {m.discover_kept_here()}{" "}
          <Link to="/register" className="link">
            {m.discover_register()}
          </Link>
        </p>
      )}
      {kept.length === 0 ? (
        <EmptyState
          scene="folded-away"
          title={m.discover_kept_none()}
          text={m.discover_kept_none_text()}
          actions={
            <Link to="/discover" className={buttonClass()}>
              {m.discover_kept_begin()}
            </Link>
          }
        />
      ) : (
        pagesOf(kept.slice(0, shown)).map((ids) => <Pieces key={ids[0]} ids={ids} />)
      )}
      {kept.length > shown && (
        <p className="mt-8 text-center">
          <Button onClick={() => setShown(shown + pageSize)}>{m.discover_grid_more()}</Button>
        </p>
      )}
      {tune.draw({})}
    </div>
  );
}

const pagesOf = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, i) =>
    ids.slice(i * pageSize, (i + 1) * pageSize),
  );

function Pieces({ ids }: { ids: readonly number[] }) {
  const { answer, problem, again } = useAnswer(listProducts, {
    query: { ids: ids.join(","), lang: currentLanguage(), limit: pageSize },
  });
  if (!answer)
    return problem ? (
      <p role="alert" className="px-edge pt-10">
        {m.discover_kept_failed()}{" "}
        <Button size="small" onClick={again}>
          {m.discover_again()}
        </Button>
      </p>
    ) : (
      <div role="status" className={gridClass}>
        <span className="sr-only">{m.discover_grid_loading()}</span>
        {ids.slice(0, 10).map((id) => (
          <PictureSkeleton key={id} />
        ))}
      </div>
    );
  return (
    <ul className={gridClass}>
      {answer.products.map((card, i) => (
        <li key={card.id}>
          <ProductCard product={card} surface="discover" sizes={sizes} priority={i < 4} level="h2" />
        </li>
      ))}
    </ul>
  );
}
