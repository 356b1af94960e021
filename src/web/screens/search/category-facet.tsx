import type { SearchAnswer } from "#contract/search.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { treeLines } from "#web/features/search/category-tree.ts";
import { inCategory, stanceOf, withStance } from "#web/features/search/change-search.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { MinusIcon } from "#web/ui/icons.tsx";
import type { FacetContext } from "./facet-context.ts";
import { searchPath } from "./use-search.ts";

/** The tree, open along the chosen path: plain links, so it works before anything else does. */
export function CategoryFacet({ search, answer }: FacetContext & { answer: SearchAnswer }) {
  const chosen = search.include.category ?? [];
  const lines = treeLines(answer.facets.category, chosen);
  if (lines.length === 0 && chosen.length === 0) return null;
  return (
    <Disclosure title={m.search_facet_category()} open heading="h2">
      <ul>
        {chosen.length > 0 && (
          <li>
            <Link
              to={searchPath(inCategory(search, undefined))}
              preventScrollReset
              className="hit-44 flex min-h-9 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
            >
              {m.search_all_categories()}
            </Link>
          </li>
        )}
        {lines.map(({ value, label, count, depth, current }) => {
          const excluded = stanceOf(search, "category", value) === "exclude";
          return (
            <li key={value} className="group/row relative flex items-center">
              <Link
                to={searchPath(inCategory(search, current ? parentOf(value) : value))}
                preventScrollReset
                aria-current={current ? "true" : undefined}
                className={classNames(
                  "flex min-h-9 min-w-0 flex-1 items-center justify-between gap-3 hover:text-ink pointer-coarse:min-h-11",
                  indents[depth],
                  current && "font-semibold",
                  excluded && "text-muted line-through",
                )}
              >
                <span className="leading-snug group-hover/row:underline group-hover/row:decoration-edge group-hover/row:underline-offset-4">
                  {label}
                </span>
                <span className="num text-12 text-muted">{formatNumber(count, currentLanguage())}</span>
              </Link>
              <Link
                to={searchPath(withStance(search, "category", value, excluded ? undefined : "exclude"))}
                preventScrollReset
                rel="nofollow"
                aria-label={m.search_facet_not({ name: label })}
                title={m.search_facet_not({ name: label })}
                className={classNames(
                  "hit-44 -mr-2 ml-1 grid size-7 flex-none place-items-center rounded-chip text-muted transition-opacity duration-fast lg:absolute! lg:left-full lg:mr-0",
                  "hover:bg-wash hover:text-ink focus-visible:opacity-100 group-hover/row:opacity-100",
                  "[@media(hover:none)]:opacity-100 [@media(scripting:none)]:opacity-100",
                  excluded ? "text-ink" : "opacity-0",
                )}
              >
                <MinusIcon className="size-3.5" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

/** A second press goes a step up; above a department there is nothing. */
function parentOf(code: string): string | undefined {
  const parent = code.slice(0, code.lastIndexOf("."));
  return parent.includes(".") ? parent : undefined;
}

const indents = ["", "pl-4", "pl-8", "pl-12"];
