import type { Product } from "#contract/products.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Picture } from "#web/ui/picture.tsx";

type ColoursProps = { product: Product; shades: readonly string[]; chosen: number };

/** The colours it comes in. Links, so that a colour can be sent to somebody. */
export function Colours({ product, shades, chosen }: ColoursProps) {
  return (
    <section aria-labelledby="colours" className="mt-8">
      <h2 id="colours" className="text-14">
        <span className="font-medium">{m.product_colours()}</span>{" "}
        <span className="ml-2 text-muted">{shades[chosen]}</span>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {product.variants.map(({ images: [image] }, i) => (
          <li key={shades[i]}>
            <Link
              to={i === 0 ? productPath(product) : `${productPath(product)}?colour=${i + 1}`}
              replace
              preventScrollReset
              aria-label={shades[i]}
              aria-current={i === chosen ? "true" : undefined}
              title={shades[i]}
              className="block border border-transparent p-0.5 transition-colors duration-fast hover:border-edge aria-[current]:border-ink"
            >
              <Picture
                image={{ ...(image ?? product.image), alt: "" }}
                sizes="48px"
                className="w-12 rounded-pic"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
