import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** As many reasons as have their room kept. */
export const reasonsShown = 3;

export function Invitation({ id }: { id: string }) {
  return (
    <div className="flex h-full flex-col items-start">
      <EmptyRing />
      <h2 id={id} className="display-28 mt-5 max-w-[18em]">
        <Headline text={m.product_match_invite()} />
      </h2>
      <p className="mt-2.5 max-w-[44ch] text-14 text-muted">{m.product_match_invite_text()}</p>
      <Link to="/onboarding" className={buttonClass({ look: "line", size: "medium", className: "mt-5" })}>
        {m.product_match_begin()}
      </Link>
    </div>
  );
}

/** A ring that is still only basted. */
function EmptyRing() {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className="size-22">
      <circle
        cx="20"
        cy="20"
        r="17.5"
        className="stroke-thread"
        strokeWidth="1.25"
        pathLength="96"
        strokeDasharray="2.5 1.5"
      />
    </svg>
  );
}

export function Failed({ again }: { again: () => void }) {
  return (
    <div className="flex items-center gap-5">
      <EmptyRing />
      <div>
        <h2 id="match" className="sr-only">
          {m.product_match()}
        </h2>
        <p className="text-14 text-muted">{m.product_match_failed()}</p>
        <button type="button" onClick={again} className="link min-h-11 text-14">
          {m.product_again()}
        </button>
      </div>
    </div>
  );
}

export function Waiting() {
  return (
    <div className="noscript:hidden">
      <h2 id="match" className="sr-only">
        {m.product_match_waiting()}
      </h2>
      <div className="flex items-center gap-5">
        <Skeleton round className="size-22" />
        <div className="flex-1">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-2 h-4 w-52" />
        </div>
      </div>
      <div className="mt-4">
        {[...Array(reasonsShown).keys()].map((place) => (
          <div key={place} className="flex h-15 flex-col justify-center border-line border-t">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-1.5 h-3 w-1/4" />
          </div>
        ))}
      </div>
    </div>
  );
}
