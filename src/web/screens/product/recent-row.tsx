import { listProducts } from "#contract/products.ts";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { PictureSkeleton, TextSkeleton } from "#web/ui/skeleton.tsx";

/** The pieces opened before this one, on this device. */
export default function RecentRow({ ids }: { ids: readonly number[] }) {
  const query = { ids: ids.join(","), lang: currentLanguage() };
  const { answer, problem } = useAnswer(listProducts, { query });
  // Not worth a sentence when it does not come: nobody asked for it.
  if (problem || answer?.products.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mx-auto max-w-page pt-section">
      <h2 id="recent" className="display-40 px-edge pb-6">
        {m.product_recent()}
      </h2>
      <ul
        aria-busy={!answer}
        className="grid grid-cols-6 gap-x-gutter max-lg:scroller max-lg:snap-x max-lg:auto-cols-[40%] max-lg:grid-flow-col max-lg:grid-cols-none max-md:px-edge md:max-lg:auto-cols-[24%] md:px-gutter"
      >
        {answer
          ? answer.products.map((one) => (
              <li key={one.id} className="snap-start">
                <ProductCard
                  product={one}
                  surface="product"
                  sizes="(min-width: 90rem) 240px, (min-width: 64rem) 17vw, (min-width: 48rem) 24vw, 40vw"
                />
              </li>
            ))
          : ids.map((id) => (
              <li key={id} aria-hidden="true">
                <PictureSkeleton />
                <TextSkeleton size={14} lines={2} className="px-1.5 pt-2.5 pb-6" />
              </li>
            ))}
      </ul>
    </section>
  );
}
