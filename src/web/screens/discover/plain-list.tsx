import { Link } from "#web/features/navigation/link.tsx";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import type { FirstCards, View } from "./view.ts";

/** The page without a script: the same pieces as a list with a next page. */
export function PlainList({ first: { cards, page, cursor }, view }: { first: FirstCards; view: View }) {
  // The grid has them all already, and on the first page the deck has shown one.
  const listed = view === "grid" ? [] : cards.slice(page === 1 ? 1 : 0);
  const address = `/discover?${view === "grid" ? "view=grid&" : ""}page=${page + 1}`;
  return (
    <section aria-label={m.discover_plain()} className="mx-auto mt-12 max-w-page px-gutter md:px-edge">
      <ul className="grid grid-cols-2 gap-gutter md:grid-cols-4">
        {listed.map((card) => (
          <li key={card.id}>
            <ProductCard product={card} surface="discover" sizes="(min-width: 768px) 25vw, 50vw" />
          </li>
        ))}
      </ul>
      {cursor && (
        <p className="mt-8 text-center">
          <Link to={address} className={buttonClass()}>
            {m.discover_plain_next()}
          </Link>
        </p>
      )}
    </section>
  );
}
