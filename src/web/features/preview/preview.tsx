import type { RecommendedCard } from "#contract/recommendations.ts";
import { formatMoney } from "#vocabulary/format.ts";
import type { Editing } from "#web/features/preferences/editing.ts";
import { StretchMark } from "#web/features/product/stretch-mark.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OpenLocks } from "./open-locks.tsx";
import { previewCount } from "./preview-count.ts";
import type { Slot } from "./slots.ts";
import type { PreviewState } from "./use-preview.ts";

type PreviewProps = { preview: PreviewState; editing: Editing | undefined; sizes: string };

/** Nine pieces that stand for the page, what the last answer did to them, and how much there is to choose from. */
export function Preview({ preview, editing, sizes }: PreviewProps) {
  const { slots, fit, problem, again } = preview;
  if (!slots && problem)
    return (
      <div>
        <p role="alert">{m.preview_failed()}</p>
        <Button size="medium" className="mt-4" onClick={again}>
          {m.preview_again()}
        </Button>
      </div>
    );
  if (slots?.length === 0) return editing ? <OpenLocks editing={editing} /> : null;
  return (
    <>
      <ul aria-hidden={!slots} className="grid grid-cols-3 gap-x-4 gap-y-5">
        {slots
          ? slots.map((slot) => (
              <li key={slot.piece.id}>
                <Tile slot={slot} sizes={sizes} />
              </li>
            ))
          : [...Array(previewCount).keys()].map((place) => (
              <li key={place}>
                <Skeleton className="aspect-picture" />
                <Skeleton className="mt-2.5 h-3 w-full" />
              </li>
            ))}
      </ul>
      <p className="mt-8 min-h-[1lh] border-line border-t pt-4 text-14">{fit}</p>
      {problem && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
          {m.preview_failed()}
          <Button look="line" size="small" onClick={again}>
            {m.preview_again()}
          </Button>
        </p>
      )}
    </>
  );
}

/** What leaves is still to be seen for a moment, faded and struck through; then what came in has its place. */
function Tile({ slot: { piece, gone, isNew }, sizes }: { slot: Slot<RecommendedCard>; sizes: string }) {
  const shown = gone ?? piece;
  const { price } = shown;
  return (
    <div className={classNames("transition-opacity duration-slow", gone && "opacity-40")}>
      <div className="relative">
        <Picture key={shown.id} image={shown.image} sizes={sizes} className="rounded-pic" />
        {shown.stretch && !gone && (
          <span className="absolute bottom-1.5 left-1.5 rounded-chip bg-surface px-2 py-0.5 text-12 text-ink md:bottom-2 md:left-2">
            <StretchMark />
          </span>
        )}
        {isNew && !gone && (
          <span className="absolute top-2.5 left-2.5 size-2 rounded-chip bg-on-picture-accent">
            <span className="sr-only">{m.preview_new()}</span>
          </span>
        )}
      </div>
      <p className="mt-2 flex items-baseline justify-between gap-2 text-12 md:text-14">
        <span className="truncate font-medium">{shown.brand.name}</span>
        {price && (
          <span className={classNames("num", gone && "line-through")}>
            {formatMoney(price.amount, price.currency, currentLanguage())}
          </span>
        )}
      </p>
    </div>
  );
}
