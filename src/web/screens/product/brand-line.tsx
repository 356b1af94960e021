import { lazy, Suspense, useState } from "react";
import type { Product } from "#contract/products.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { FollowButton } from "./follow-button.tsx";
import { usePersonal } from "./use-personal.ts";

const Follow = lazy(() => import("./follow.tsx").catch(() => ({ default: () => <span /> })));

/** Whose it is, and whether the reader follows them. */
export function BrandLine({ brand: { id, name } }: Pick<Product, "brand">) {
  const personal = usePersonal();
  const [asked, setAsked] = useState(false);
  const label = m.product_follow_label({ brand: name });
  const instead = <FollowButton label={label} follows={asked} onPress={() => setAsked(true)} />;
  return (
    <div className="mt-3 mb-1 flex min-h-11 items-center justify-between gap-4 text-14 lg:mt-6">
      <Link
        to={`/search?brand=${id}`}
        className="inline-flex min-h-11 items-center font-medium hover:underline"
      >
        {name}
      </Link>
      {personal || asked ? (
        <Suspense fallback={instead}>
          <Follow brand={id} label={label} asked={asked} />
        </Suspense>
      ) : (
        instead
      )}
    </div>
  );
}
