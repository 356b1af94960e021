import { m } from "#web/i18n/paraglide/messages.js";
import type { Suggestion } from "./use-suggestions.ts";

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  typed: string;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionList({ id, suggestions, active, typed, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.search_suggestions()}
      hidden={suggestions.length === 0}
      className="absolute inset-x-edge top-full z-30 mt-1 max-w-140 rounded-pic bg-surface py-2 shadow-float md:left-[calc(var(--edge)+44px)]"
    >
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys
        <div
          key={suggestion.type + suggestion.href}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The field keeps the focus, and with it the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-5 hover:bg-wash aria-selected:bg-wash"
        >
          <span className="truncate">
            <Marked text={suggestion.label} typed={typed} />
          </span>
          <span className="flex-none text-12 text-muted">{kinds[suggestion.type]?.()}</span>
        </div>
      ))}
    </div>
  );
}

const kinds: Readonly<Partial<Record<Suggestion["type"], () => string>>> = {
  category: m.search_suggestion_category,
  brand: m.search_suggestion_brand,
  product: m.search_suggestion_product,
};

/** What was typed already is quieter than what would be added. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const begun = typed.trim();
  const isBegun = begun !== "" && text.toLowerCase().startsWith(begun.toLowerCase());
  if (!isBegun) return text;
  return (
    <>
      <span className="text-muted">{text.slice(0, begun.length)}</span>
      {text.slice(begun.length)}
    </>
  );
}
