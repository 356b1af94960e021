import { type SortOrder, sortOrders } from "#vocabulary/search-filter.ts";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { countChosen, inSort } from "#web/features/search/change-search.ts";
import { sortOf } from "#web/features/search/question.ts";
import { counted } from "#web/i18n/counted.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Sewing } from "#web/ui/sewing.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ChevronDownIcon, FilterIcon } from "#web/ui/tool-icons.tsx";
import { piecesText } from "./count-text.ts";
import type { FacetContext } from "./facet-context.ts";
import { searchPath } from "./use-search.ts";
import { useWide } from "./use-wide.ts";

const loadFilters = () => import("./filters-drawer.tsx");

type ListHeadProps = FacetContext & {
  busy: boolean;
  knowsTaste: boolean;
  /** Somebody asked for it, and by now it is known whose taste there is. */
  isForMe: boolean;
};

/** How many there are, by whose eyes, in which order; on phones also the way to the filters. */
export function ListHead({ busy, knowsTaste, isForMe, ...facets }: ListHeadProps) {
  const { search, answer, change, form } = facets;
  return (
    <div className="sticky top-0 z-20 flex flex-wrap items-center gap-x-6 border-line border-y bg-paper px-edge lg:static lg:min-h-14 lg:border-b-0 lg:px-3">
      <FiltersButton {...facets} />
      <p className="order-last min-w-0 flex-1 basis-full pb-3 text-14 lg:order-none lg:basis-auto lg:pb-0">
        <Count {...facets} />
        {busy && answer && <Sewing className="ml-4 inline-block w-10 text-accent" />}
      </p>
      <Taste {...facets} knowsTaste={knowsTaste} isForMe={isForMe} />
      <label className="relative ml-auto flex min-h-13 items-center text-14 lg:ml-0">
        <span className="text-muted">{m.search_sort()}</span>
        <select
          name="sort"
          form={form}
          value={sortOf(search, knowsTaste)}
          onChange={({ currentTarget: { value } }) =>
            change((before) =>
              inSort(
                before,
                sortOrders.find((order) => order === value),
              ),
            )
          }
          className="field-sizing-content h-11 appearance-none bg-transparent pr-6 pl-2"
        >
          {shownOrders.map((order) => (
            <option key={order} value={order} className="bg-paper text-ink">
              {orderWords[order]()}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-0 size-4" />
      </label>
      <button
        type="submit"
        form={form}
        className={buttonClass({ size: "small", className: "hidden! [@media(scripting:none)]:inline-flex!" })}
      >
        {m.search_submit()}
      </button>
    </div>
  );
}

function Count({ answer, search }: FacetContext) {
  if (!answer) return <Skeleton className="inline-block h-2.5 w-40" />;
  const brands = answer.facets.brand.length;
  // Where brands are chosen, the others are counted beside them.
  const tellsBrands = brands > 0 && !search.include.brand;
  return (
    <>
      <span role="status" className="num font-semibold">
        {piecesText(answer.total)}
      </span>
      {tellsBrands && (
        <span className="num text-muted">
          {" "}
          {counted(brands, m.search_from_brands_one, m.search_from_brands)}
        </span>
      )}
    </>
  );
}

/** Every list can be seen without what is known of somebody. */
function Taste({ search, answer, knowsTaste, isForMe }: Omit<ListHeadProps, "busy">) {
  const sort = sortOf(search, knowsTaste);
  const way = "link hit-44 text-ink";
  const told = "order-last basis-full pb-3 text-14 text-muted lg:order-none lg:basis-auto lg:pb-0";
  if (sort === "for_me" && !knowsTaste) {
    return isForMe ? (
      <p className={told}>
        {m.search_taste_unknown()}{" "}
        <Link to="/onboarding" className={way}>
          {m.search_taste_tell()}
        </Link>
      </p>
    ) : null;
  }
  const isSeen = answer?.products.some(({ score }) => score !== undefined) ?? false;
  if (sort === "for_me" ? !isSeen : sort !== "relevance" || !knowsTaste) return null;
  return (
    <p className={told}>
      {sort === "for_me" ? m.search_taste_on() : m.search_taste_off()}{" "}
      <Link
        to={searchPath(inSort(search, sort === "for_me" ? "relevance" : undefined))}
        preventScrollReset
        className={way}
      >
        {sort === "for_me" ? m.search_taste_turn_off() : m.search_taste_turn_on()}
      </Link>
    </p>
  );
}

function FiltersButton(facets: FacetContext) {
  const sheet = useLateSheet(loadFilters);
  const wide = useWide();
  const count = countChosen(facets.search);
  return (
    <>
      <Button
        look="quiet"
        size="medium"
        aria-expanded={sheet.open}
        onClick={sheet.show}
        className={classNames(
          "-ml-5 gap-2! lg:hidden [@media(scripting:none)]:hidden",
          count > 0 && "font-semibold",
        )}
      >
        <FilterIcon />
        {count > 0 ? m.search_filters_some({ count }) : m.search_filters()}
      </Button>
      {!wide && sheet.draw(facets)}
    </>
  );
}

const shownOrders = ["for_me", ...sortOrders.filter((order) => order !== "for_me")] as const;

const orderWords: Readonly<Record<SortOrder, () => string>> = {
  for_me: m.search_sort_for_me,
  relevance: m.search_sort_relevance,
  new: m.search_sort_new,
  price_up: m.search_sort_price_up,
  price_down: m.search_sort_price_down,
  discount: m.search_sort_discount,
};
