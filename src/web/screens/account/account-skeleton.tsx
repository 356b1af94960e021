import { m } from "#web/i18n/paraglide/messages.js";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { tabLabels, tabNames } from "./tabs.ts";

/** The account before anybody knows whose it is: every block where its content will be. */
export function AccountSkeleton() {
  return (
    <AccountFrame
      hello={<Skeleton className="mt-1.5 h-4 w-56" />}
      action={<Skeleton round className="h-11 w-28" />}
    >
      <p className="sr-only" role="status">
        {m.account_loading()}
      </p>
      <div aria-hidden="true" className="flex gap-7 overflow-hidden border-line border-b text-14 text-muted">
        {tabNames.map((name) => (
          <span key={name} className="flex min-h-12 flex-none items-center whitespace-nowrap">
            {tabLabels[name]()}
          </span>
        ))}
      </div>
      <div className="pt-6">
        {["you", "contact", "address"].map((part) => (
          <SectionSkeleton key={part} />
        ))}
      </div>
    </AccountFrame>
  );
}

function SectionSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-7 border-line border-t pt-7 pb-14 first:border-t-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pb-20">
      <div>
        <Skeleton className="h-7 w-44" />
        <Skeleton className="mt-4 h-3 w-64 max-w-full" />
      </div>
      <div className="grid max-w-180 gap-x-10 gap-y-7 sm:grid-cols-2">
        {["a", "b", "c", "d"].map((field) => (
          <div key={field} className="h-17">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="mt-3 h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}
