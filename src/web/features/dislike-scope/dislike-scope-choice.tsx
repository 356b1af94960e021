import { useId } from "react";
import { type DislikeScope, dislikeScopes } from "#vocabulary/reaction.ts";
import { reactTo } from "#web/features/product/react-to.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";

type DislikeScopeChoiceProps = {
  product: { readonly id: number; readonly name: string };
  /** What it was, as soon as it is said. */
  onDone: (scope: DislikeScope) => void;
  /** line: one row that scrolls sideways · wrap: as many rows as it takes. */
  look?: "line" | "wrap";
  className?: string | undefined;
};

/** After a dislike: what it was about. Nobody has to say; unsaid, it is this piece alone. */
export function DislikeScopeChoice({ product, onDone, look = "wrap", className }: DislikeScopeChoiceProps) {
  const title = useId();
  const choose = (scope: DislikeScope) => {
    void reactTo({ kind: "disliked", product: product.id, value: true, scope });
    onDone(scope);
  };
  return (
    <fieldset aria-labelledby={title} className={classNames("min-w-0", className)}>
      <p id={title} className="truncate text-12 text-muted">
        {m.scope_question({ name: product.name })}
      </p>
      <div
        className={classNames(
          "mt-1 flex gap-x-1.5",
          look === "line"
            ? "scroller -mx-edge px-edge py-1 lg:mx-0 lg:w-max lg:overflow-visible lg:px-0"
            : "flex-wrap gap-y-1",
        )}
      >
        {dislikeScopes.map((scope) => (
          <button
            key={scope}
            type="button"
            onClick={() => choose(scope)}
            className="hit-44 inline-flex min-h-9 flex-none items-center rounded-chip border border-line px-3 text-12 transition-colors duration-fast hover:border-ink"
          >
            {words[scope]()}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const words: Readonly<Record<DislikeScope, () => string>> = {
  item: m.scope_item,
  colour: m.scope_colour,
  cut: m.scope_cut,
  brand: m.scope_brand,
  price: m.scope_price,
  owned: m.scope_owned,
  later: m.scope_later,
};
