import type { Taste } from "#contract/taste.ts";
import { counted } from "#web/i18n/counted.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { BrandsAgainst } from "./brands-against.tsx";
import { useOpenTrait } from "./open-trait.ts";

type Brand = Taste["brands"][number];

/** More names than this are a list, not a portrait. */
const most = 12;

/** The more they like of a brand, the larger its name. */
export function BrandNames({
  brands,
  against,
}: {
  brands: readonly Brand[];
  against: Taste["brands_against"];
}) {
  const top = Math.max(1, ...brands.map(({ likes }) => likes));
  return (
    <>
      {brands.length === 0 && <p className="text-muted">{m.taste_brands_none()}</p>}
      <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        {brands.slice(0, most).map((brand, place) => (
          <li key={brand.id}>
            <BrandName brand={brand} size={sizeOf(brand.likes / top, place)} first={place === 0} />
          </li>
        ))}
      </ul>
      {against.length > 0 && <BrandsAgainst brands={against} />}
    </>
  );
}

type BrandNameProps = { brand: Brand; size: string; first: boolean };

function BrandName({ brand, size, first }: BrandNameProps) {
  const open = useOpenTrait();
  const { trait, label, likes, followed } = brand;
  const counts = counted(likes, m.taste_likes_one, m.taste_likes);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(trait, currentTarget)}
      className={classNames(
        "group inline-flex min-h-11 items-baseline gap-1 text-left font-serif decoration-edge decoration-1 underline-offset-4 hover:underline",
        size,
      )}
    >
      {label}
      <span aria-hidden="true" className="num self-start pt-1 font-sans text-12 text-muted tracking-[0]">
        {likes === 0 ? followed && m.taste_followed() : first ? counts : likes}
      </span>
      <span className="sr-only">
        {[likes > 0 && counts, followed && m.taste_followed()].filter(Boolean).join(", ")}
      </span>
    </button>
  );
}

function sizeOf(share: number, place: number): string {
  if (place === 0) return "text-d40 md:text-d56";
  if (share > 0.45) return "text-d28 md:text-d40";
  if (share > 0.2) return "text-d22 md:text-d28";
  return "text-d18 md:text-d22 text-muted";
}
