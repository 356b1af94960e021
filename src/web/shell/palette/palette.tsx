import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { suggestSearches } from "#contract/search.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { useUser } from "#web/state/user.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { deeds, places } from "./entries.ts";
import { matching } from "./match.ts";
import { type Offer, OfferList } from "./offer-list.tsx";

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Types are quick: an answer for every key would come too late for half of them. */
const settleMs = 80;
/** Without words, only where people go most. */
const placesAtFirst = 7;

/** Jumps anywhere: pieces, brands, categories, pages, and what can be done from every page. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const offers = useOffers(typed);
  const navigate = useNavigate();
  const place = Math.min(at, Math.max(0, offers.length - 1));

  function change(next: boolean) {
    onOpenChange(next);
    if (next) return;
    setTyped("");
    setAt(0);
  }
  function take(offer: Offer | undefined) {
    if (!offer) return;
    change(false);
    if (offer.run) offer.run();
    else if (offer.href) void navigate(offer.href);
  }
  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offers.length > 0) {
      event.preventDefault();
      setAt((place + step + offers.length) % offers.length);
    }
    // A letter that is still being composed is not a choice.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      take(offers[place]);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={m.palette_title()}
      titleHidden
      closeLabel={m.nav_close()}
      initialFocus={field}
      className="md:mt-[12dvh] md:max-h-[70dvh]"
    >
      <div className="-mt-3 flex items-center gap-3 border-ink border-b md:-mt-6">
        <SearchIcon className="flex-none" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={offers.length > 0}
          aria-controls={list}
          aria-activedescendant={offers.length > 0 ? `${list}-${place}` : undefined}
          aria-autocomplete="list"
          aria-label={m.palette_title()}
          placeholder={m.palette_placeholder()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={steer}
          className="min-h-13 w-full min-w-0 bg-transparent pr-8 font-serif text-d28 outline-none placeholder:text-muted"
        />
      </div>
      <OfferList id={list} offers={offers} at={place} onPoint={setAt} onTake={take} />
      <p role="status" className="sr-only">
        {m.palette_count({ count: offers.length })}
      </p>
      {offers.length === 0 && <p className="py-6 text-muted">{m.palette_nothing()}</p>}
    </Dialog>
  );
}

/** What is known at once stands first: nothing moves under a finger when the rest arrives. */
function useOffers(typed: string): readonly Offer[] {
  const universe = useUniverse();
  const member = useAuth((auth) => auth.isAuthenticated);
  const admin = useUser(({ user }) => user?.admin === true);
  const lang = currentLanguage();
  const words = typed.trim();
  const { answer } = useAnswer(
    suggestSearches,
    { query: { q: words, lang, universe, limit: 8 } },
    { after: settleMs, paused: words === "" },
  );
  const pages = matching(places(member, admin), words).slice(0, words ? 5 : placesAtFirst);
  const acts = matching(deeds({ universe, switchLanguage }), words).slice(0, words ? 3 : 5);
  const found = words ? (answer?.suggestions ?? []) : [];
  const to = (path: string) => inLanguage(`${path}?q=${encodeURIComponent(words)}`, lang);
  return [
    ...pages.map(({ id, label, to }): Offer => ({ id, group: "page", label, href: inLanguage(to, lang) })),
    ...acts.map(({ id, label, run }): Offer => ({ id, group: "deed", label, run })),
    ...found.map(({ type, label, href }): Offer => ({ id: href, group: type, label, href })),
    ...(words
      ? [
          { id: "all", group: "query", label: m.palette_all({ words }), href: to("/search") } as const,
          { id: "ask", group: "ask", label: m.palette_ask({ words }), href: to("/assistant") } as const,
        ]
      : []),
  ];
}

/** The header's own link knows where this page is in the other language. */
const switchLanguage = () => document.querySelector<HTMLAnchorElement>("a[hreflang]")?.click();
