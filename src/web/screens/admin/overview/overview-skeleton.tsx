import { m } from "#web/i18n/paraglide/messages.js";
import { Skeleton } from "#web/ui/skeleton.tsx";

export function OverviewSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {m.admin_loading()}
      </p>
      <div aria-hidden="true" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
        {["total", "confirmed", "onboarded", "active"].map((figure) => (
          <div key={figure} className="h-30 border-ink border-t pt-3">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="mt-4 h-10 w-32 max-w-full" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-12 grid gap-x-12 gap-y-10 xl:grid-cols-2">
        {["a", "b", "c", "d"].map((chart) => (
          <Skeleton key={chart} className="h-52" />
        ))}
      </div>
    </div>
  );
}
