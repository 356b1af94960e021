import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { once } from "#web/data/once.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon, SearchIcon } from "#web/ui/icons.tsx";
import type { Change } from "./use-search.ts";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";
import { useTyping } from "./use-typing.ts";

/** Comes while the first letters are written; without it the words still say what is looked for. */
const loadList = once(() => import("./suggestion-list.tsx"));
const SuggestionList = lazy(() =>
  loadList().then(
    ({ SuggestionList: List }) => ({ default: List }),
    () => ({ default: () => <span /> }),
  ),
);

type QueryLineProps = { id: string; q: string; universe: Universe; change: Change };

/** The words, with what they may become. The list follows every letter; the key makes a place in the history of it. */
export function QueryLine({ id, q, universe, change }: QueryLineProps) {
  const navigate = useNavigate();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, commit, leave } = useTyping(q, change);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed, universe, open);
  const shown = open ? suggestions : [];

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose({ type: kind, label, href }: Suggestion) {
    close();
    if (kind === "query") return commit(label);
    leave();
    void navigate(href);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      // One place beyond both ends is the field itself.
      const places = shown.length + 1;
      setActive((before) => ((before + 1 + step + places) % places) - 1);
    } else if (event.key === "Escape" && shown.length > 0) {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") close();
  }
  return (
    <search className="relative block px-edge pt-4 md:pt-12">
      <form
        id={id}
        method="get"
        action={inLanguage("/search", currentLanguage())}
        onSubmit={(event) => {
          event.preventDefault();
          const suggestion = shown[active];
          if (suggestion) return choose(suggestion);
          close();
          commit(typed);
        }}
        className="flex items-center gap-3 border-ink border-b pb-1 focus-within:shadow-[0_1px_0_var(--ink)] md:gap-4 md:pb-2"
      >
        <SearchIcon className="size-6 flex-none md:size-7" />
        <input
          ref={field}
          type="text"
          name="q"
          role="combobox"
          value={typed}
          onChange={(event) => {
            type(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={press}
          onFocus={() => void loadList().catch(() => {})}
          onBlur={close}
          aria-label={m.search_label()}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-activedescendant={shown[active] ? `${list}-${active}` : undefined}
          placeholder={m.search_placeholder()}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          maxLength={200}
          className="min-h-14 w-full min-w-0 bg-transparent font-serif text-d28 outline-none placeholder:text-muted/70 md:min-h-18 md:text-d56"
        />
        {typed && (
          <IconButton
            label={m.search_clear()}
            icon={<CloseIcon />}
            onClick={() => {
              close();
              commit("");
              field.current?.focus();
            }}
            className="-mr-3 [@media(scripting:none)]:hidden"
          />
        )}
      </form>
      {shown.length === 0 && <div id={list} role="listbox" aria-label={m.search_suggestions()} hidden />}
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <SuggestionList id={list} suggestions={shown} active={active} onChoose={choose} typed={typed} />
        </Suspense>
      )}
    </search>
  );
}
