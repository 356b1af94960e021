import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import type { Image } from "#contract/image.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { watchLooks } from "./watch-looks.ts";

/** Only who wants to look closer loads it. */
const loadZoom = () => import("./zoom.tsx");
const Zoom = lazy(loadZoom);

type GalleryProps = {
  images: readonly Image[];
  name: string;
  badge?: string | undefined;
  /** Whether the first picture is the one that comes along from a list. */
  travels: boolean;
  /** Told once for each picture after the first that was looked at. */
  onLookedAt: () => void;
};

/** One large picture and its close-ups; on phones a row to push sideways. Each opens full screen. */
export function Gallery({ images, name, badge, travels, onLookedAt }: GalleryProps) {
  const [open, setOpen] = useState<number>();
  const { row, at } = usePlace(images.length);
  const looked = useRef(onLookedAt);
  looked.current = onLookedAt;
  useEffect(() => watchLooks(row.current, () => looked.current()), [row]);

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, place: number) {
    // A picture in a tab of its own is what these keys ask for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await loadZoom();
      setOpen(place);
    } catch {
      // The picture alone is better than nothing; a page that cannot be reached is not.
      if (navigator.onLine) location.assign(href);
      else showToast({ text: m.product_zoom_failed(), urgent: true });
    }
  }

  return (
    <section
      aria-label={m.product_gallery({ name })}
      className="relative lg:sticky lg:bottom-0 lg:min-h-[calc(100dvh-72px)] lg:self-end"
    >
      <ul
        ref={row}
        className={classNames(
          "flex gap-gutter max-lg:scroller lg:grid lg:grid-cols-2",
          images.length === 1 && "max-lg:justify-center",
        )}
      >
        {images.map((image, place) => (
          <li
            key={image.src}
            data-place={place}
            className={classNames(
              "flex-none snap-start",
              images.length === 1 ? "max-md:w-full md:w-3/5" : "w-[88%] md:w-3/5",
              // The last one alone in its row takes the row.
              "lg:w-auto lg:first:col-span-2 lg:even:last:col-span-2",
            )}
          >
            <a
              href={image.src}
              aria-label={m.product_enlarge({ alt: image.alt })}
              aria-haspopup="dialog"
              onClick={(event) => void enlarge(event, place)}
              className="block cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Picture
                image={{ ...image, alt: "" }}
                sizes={place === 0 ? mainSizes : closeSizes}
                priority={place === 0}
                className={classNames(place === 0 && travels && "travels")}
              />
            </a>
          </li>
        ))}
      </ul>
      {badge && (
        <span className="absolute top-4 left-4 rounded-chip bg-surface px-2.5 py-1 text-12 text-ink">
          {badge}
        </span>
      )}
      {images.length > 1 && (
        <p
          aria-hidden="true"
          className="num pointer-events-none absolute bottom-4 left-4 rounded-chip bg-surface px-2.5 py-1 text-12 text-ink lg:hidden"
        >
          {at + 1} / {images.length}
        </p>
      )}
      {open !== undefined && (
        <Suspense fallback={null}>
          <Zoom images={images} name={name} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const mainSizes =
  "(min-width: 90rem) 920px, (min-width: 80rem) calc(100vw - 520px), (min-width: 64rem) calc(100vw - 440px), (min-width: 48rem) 60vw, 88vw";
const closeSizes =
  "(min-width: 90rem) 460px, (min-width: 64rem) calc(50vw - 220px), (min-width: 48rem) 60vw, 88vw";

/** Which picture of the row is in front, told when it changes rather than as it moves. */
function usePlace(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (!list || count < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) setAt(Number(target.getAttribute("data-place")));
      },
      { root: list, threshold: 0.7 },
    );
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [count]);
  return { row, at };
}
