import type { Product } from "#contract/products.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Fact, Facts } from "./facts.ts";

/** What it is, of what, how it is worn and cared for. */
export function Details({ product, facts }: { product: Product; facts: Facts }) {
  const { description, brand } = product;
  return (
    <section aria-labelledby="details" className="after-first mt-10 max-lg:far-[420px]">
      <h2 id="details" className="sr-only">
        {m.product_details()}
      </h2>
      <p className="max-w-[58ch] text-16">{description}</p>
      <Rows facts={facts.main} className="mt-7" />
      {facts.more.length > 0 && (
        <Disclosure title={m.product_more_details()}>
          <Rows facts={facts.more} className="-mt-2" />
        </Disclosure>
      )}
      {facts.care.length > 0 && (
        <Disclosure title={m.product_care()}>
          <ul className="space-y-1.5 text-muted">
            {facts.care.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {brand.about && (
        <Disclosure title={m.product_about_brand({ brand: brand.name })}>
          <p className="max-w-[58ch] text-muted">{brand.about}</p>
        </Disclosure>
      )}
    </section>
  );
}

function Rows({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-h-14 items-center justify-between gap-6 border-line border-t py-2 text-14"
        >
          <dt className="flex-none font-medium">{label}</dt>
          <dd className="num text-right text-muted">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
