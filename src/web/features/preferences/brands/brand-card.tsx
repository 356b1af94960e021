import type { BrandChoice } from "#contract/brands.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { brandFacts } from "./brand-words.ts";

type BrandCardProps = {
  brand: BrandChoice;
  followed: boolean;
  onFollow: (value: boolean) => void;
  /** Why it is suggested. */
  reason?: string | undefined;
};

export function BrandCard({ brand, followed, onFollow, reason }: BrandCardProps) {
  return (
    <>
      <Pieces images={brand.images} />
      <div className="mt-3 flex items-start justify-between gap-3">
        <h3 className="display-22 wrap-anywhere min-w-0 pt-1">{brand.name}</h3>
        <Button
          size="small"
          look={followed ? "ink" : "line"}
          aria-pressed={followed}
          onClick={() => onFollow(!followed)}
          className="flex-none gap-2"
        >
          {followed && <CheckIcon className="size-3.5" />}
          <span>
            {followed ? m.brands_following() : m.brands_follow()}
            <span className="sr-only"> {brand.name}</span>
          </span>
        </Button>
      </div>
      <Facts brand={brand} />
      {reason && (
        <p className="mt-2 flex gap-2.5 text-14">
          <span aria-hidden="true" className="mt-[0.7em] h-px w-4 flex-none bg-accent" />
          {reason}
        </p>
      )}
    </>
  );
}

/** A dot before each; one at the beginning of a line lies outside and is cut off. */
function Facts({ brand }: Pick<BrandCardProps, "brand">) {
  return (
    <div className="mt-1 overflow-hidden text-14 text-muted">
      <p className="-ml-3 flex flex-wrap">
        {brandFacts(brand).map((fact) => (
          <span
            key={fact}
            className="num relative pl-3 before:absolute before:left-0 before:w-3 before:text-center before:content-['·'_/_'']"
          >
            {fact}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Up to three pieces; whoever listens has the name. A brand with fewer leaves its place empty. */
function Pieces({ images }: Pick<BrandChoice, "images">) {
  return (
    <span aria-hidden="true" className="grid grid-cols-3 gap-0.5 overflow-hidden rounded-pic">
      {[0, 1, 2].map((place) => {
        const image = images[place];
        return image ? (
          <Picture
            key={place}
            image={image}
            sizes="(width < 640px) 33vw, 130px"
            ratio="fill"
            className="aspect-picture"
          />
        ) : (
          <span key={place} className="aspect-picture bg-studio" />
        );
      })}
    </span>
  );
}
