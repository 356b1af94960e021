import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { BrandChoice } from "#contract/brands.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import type { Editing } from "../editing.ts";
import { BrandCard } from "./brand-card.tsx";
import { number } from "./brand-words.ts";

type BrandListProps = {
  title: string;
  brands: readonly { brand: BrandChoice; reason?: string | undefined }[];
  editing: Editing;
  /** Says how many there are. */
  counted?: boolean;
};

/** As many as two or three rows hold; the others wait behind a button. */
const folded = 12;

export function BrandList({ title, brands, editing, counted }: BrandListProps) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: whoever pressed it goes on with the first brand it brought.
  useEffect(() => {
    if (open) list.current?.children[folded]?.querySelector("button")?.focus({ preventScroll: true });
  }, [open]);
  const { preferences, followBrand } = editing;
  return (
    <BrandSection title={title} count={counted ? brands.length : undefined}>
      <ul ref={list} className={gridClass}>
        {brands.slice(0, open ? undefined : folded).map(({ brand, reason }) => (
          <li key={brand.id}>
            <BrandCard
              brand={brand}
              reason={reason}
              followed={preferences.brands_followed.includes(brand.id)}
              onFollow={(value) => followBrand(brand.id, value)}
            />
          </li>
        ))}
      </ul>
      {!open && brands.length > folded && (
        <Button onClick={() => setOpen(true)} className="mt-10">
          {m.brands_show_all({ count: number(brands.length) })}
        </Button>
      )}
    </BrandSection>
  );
}

/** The editor is as wide as its place: the columns follow that, not the window. */
export const gridClass =
  "grid gap-x-6 gap-y-10 @min-[34rem]:grid-cols-2 @min-[48rem]:grid-cols-3 @min-[64rem]:gap-x-8";

type BrandSectionProps = { title: string; count?: number | undefined; children: ReactNode };

export function BrandSection({ title, count, children }: BrandSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 border-line border-t pt-6">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="display-28">
          {title}
        </h2>
        {count !== undefined && <span className="num text-14 text-muted">{number(count)}</span>}
      </div>
      {children}
    </section>
  );
}
