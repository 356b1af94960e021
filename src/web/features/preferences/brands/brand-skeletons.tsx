import { m } from "#web/i18n/paraglide/messages.js";
import { PictureSkeleton, Skeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import { BrandSection, gridClass } from "./brand-list.tsx";

/** The size of what is coming: a row of pills, then cards. */
export function BrandSkeletons({ title }: { title: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {m.brands_loading()}
      </p>
      <BrandSection title={m.brands_followed()}>
        <Skeleton round className="h-9 w-32 pointer-coarse:h-11" />
      </BrandSection>
      <BrandSection title={title}>
        <div className={gridClass}>
          {[...Array(6).keys()].map((card) => (
            <div key={card}>
              <div className="grid grid-cols-3 gap-0.5">
                <PictureSkeleton />
                <PictureSkeleton />
                <PictureSkeleton />
              </div>
              <div className="mt-3 flex items-center justify-between">
                <Skeleton className="h-5 w-28" />
                <Skeleton round className="h-9 w-20" />
              </div>
              <TextSkeleton lines={2} size={14} className="mt-1" />
            </div>
          ))}
        </div>
      </BrandSection>
    </>
  );
}
