import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import type { Search } from "#web/features/search/address.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useOnline } from "#web/state/online.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFromMount, useMounted } from "#web/ui/mounted.ts";
import { near } from "#web/ui/near.ts";
import { whenTouched } from "#web/ui/when-touched.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import type { FacetContext } from "./facet-context.ts";
import { Grid } from "./grid.tsx";
import type { Listed } from "./use-listing.ts";
import { searchPath } from "./use-search.ts";

/** Far below. It brings the next page before its end is reached, so it is there before that. */
const MorePages = whenTouched(async () => ({ default: (await import("./more-pages.tsx")).MorePages }), {
  near: near("2400px"),
});
const notes = () => import("./list-notes.tsx");
const seldom = { seldom: true };
const Heard = whenTouched(async () => ({ default: (await notes()).Heard }), seldom);
const PastEnd = whenTouched(async () => ({ default: (await notes()).PastEnd }), seldom);
const NoResults = whenTouched(
  async () => ({ default: (await import("./no-results.tsx")).NoResults }),
  seldom,
);

type ResultsProps = Omit<FacetContext, "search"> & {
  listed: Listed;
  /** As the address has it. */
  search: Search;
  universe: Universe;
  /** Without anything that is known of whoever looks. */
  plain: boolean;
};

export function Results({ listed, search, plain, ...facets }: ResultsProps) {
  const { shown, busy, problem } = listed;
  const [answer] = shown?.pages ?? [];
  const isAsking = useFromMount(true, answer !== undefined);
  if (!shown || !answer) {
    return problem || !isAsking ? <Failure again={listed.again} search={search} /> : <CardSkeletons />;
  }
  return (
    <div aria-busy={busy}>
      <div role="alert">{problem && <OldList again={listed.again} />}</div>
      {(answer.suggestion || answer.unheard) && <Heard search={search} answer={answer} />}
      <div className={classNames("transition-opacity duration-medium", busy && "opacity-55 delay-150")}>
        {answer.total === 0 ? (
          <NoResults {...facets} search={search} answer={answer} />
        ) : answer.products.length === 0 ? (
          <PastEnd search={search} />
        ) : (
          <>
            {shown.first > 1 && (
              <p className="flex justify-center py-4">
                <Link
                  to={searchPath({ ...search, page: shown.first - 1 })}
                  rel="prev"
                  className={buttonClass({ size: "medium" })}
                >
                  {m.search_show_earlier()}
                </Link>
              </p>
            )}
            <Grid listing={shown} plain={plain} />
            <MorePages
              more={listed.more}
              loadMore={listed.loadMore}
              busy={busy}
              listing={shown}
              search={search}
            />
          </>
        )}
      </div>
    </div>
  );
}

function OldList({ again }: { again: () => void }) {
  const online = useOnline();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-edge py-2 text-14 lg:px-3">
      <span>{online ? m.search_failed_old() : m.search_failed_offline()}</span>
      <Button look="line" size="small" onClick={again}>
        {m.search_again()}
      </Button>
    </p>
  );
}

function Failure({ again, search }: { again: () => void; search: Search }) {
  const mounted = useMounted();
  return (
    <div
      role="alert"
      className="flex min-h-120 flex-col items-center justify-center gap-6 px-edge text-center"
    >
      <p className="display-28">{m.search_failed()}</p>
      {mounted ? (
        <Button onClick={again}>{m.search_again()}</Button>
      ) : (
        <Link to={searchPath(search)} reloadDocument className={buttonClass()}>
          {m.search_again()}
        </Link>
      )}
    </div>
  );
}
