import { searchProducts } from "#contract/search.ts";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";

/** One row. */
const few = 3;

/** What a search finds today in the reader's universe; where it finds nothing, the title stands alone. */
export default function PieceShelf({ query }: { query: string }) {
  const universe = useUniverse();
  const { answer } = useAnswer(searchProducts, {
    query: { q: query, universe, lang: currentLanguage(), limit: few },
  });
  if (!answer || answer.products.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-gutter pt-2 md:grid-cols-3">
      {answer.products.map((product) => (
        <li key={product.id} className="nth-3:hidden md:nth-3:block">
          <ProductCard product={product} surface="blog" sizes="(min-width: 768px) 230px, 50vw" level="h3" />
        </li>
      ))}
    </ul>
  );
}
