import { m } from "#web/i18n/paraglide/messages.js";
import { PictureSkeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import { gridClass } from "./grid.tsx";

const places = [...Array(9).keys()];

export function CardSkeletons() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.search_loading()}
      </p>
      <div className={gridClass}>
        {places.map((place) => (
          <div key={place}>
            <PictureSkeleton />
            <TextSkeleton lines={2} size={14} className="px-1.5 pt-2.5 pb-6 md:px-2" />
          </div>
        ))}
      </div>
    </>
  );
}
