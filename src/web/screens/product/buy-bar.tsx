import { useEffect, useState } from "react";
import { Price } from "#web/features/product/price.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { type BuyProps, bestOffer, recordChoice } from "./buy.tsx";

/** On phones, under the thumb, while the button itself is out of sight. It ends with what it belongs to. */
export function BuyBar({ product, main }: BuyProps) {
  const [away, setAway] = useState(false);
  const offer = bestOffer(product);
  const isOffered = offer !== undefined;
  useEffect(() => {
    const { current: button } = main;
    if (!isOffered || !button) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false));
    observer.observe(button);
    return () => observer.disconnect();
  }, [main, isOffered]);
  if (!offer) return null;
  return (
    <div
      inert={!away}
      className={classNames(
        "sticky bottom-0 z-20 flex items-center gap-4 border-line border-t bg-paper px-edge py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden",
        "transition-[opacity,transform,visibility] duration-medium ease-out",
        away ? "opacity-100" : "invisible translate-y-full opacity-0",
      )}
    >
      <p className="text-16">
        <Price price={offer.price} />
      </p>
      <a
        href={offer.url}
        target="_blank"
        rel="noopener"
        onClick={() => recordChoice(product)}
        className={buttonClass({ look: "accent", size: "medium", className: "min-w-0 flex-1" })}
      >
        <span className="truncate">{m.product_see_at({ shop: offer.shop.name })}</span>
        <span className="sr-only">{m.product_new_tab()}</span>
      </a>
    </div>
  );
}
