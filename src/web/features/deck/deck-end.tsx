import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { isLocked } from "#vocabulary/is-locked.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { LockWays } from "#web/features/preview/open-locks.tsx";
import { useNeutral } from "#web/features/product/neutral.ts";
import { productPath } from "#web/features/product/product-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { useOnline } from "#web/state/online.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { StitchRule } from "#web/ui/stitch.tsx";
import type { Deck, DeckShown } from "./deck.ts";
import { DeckSkeleton } from "./deck-skeleton.tsx";
import { answeredInSet, type DeckState, isLiked, isSetDone } from "./deck-state.ts";
import { allSources, isNarrowed, sourcesIn, withSources } from "./sources.ts";
import { StillYou } from "./still-you.tsx";

type Acts = { onTune: () => void };

/** What lies where the cards did. */
export default function DeckEnd({ state, deck, onTune }: Acts & { state: DeckShown; deck: Deck }) {
  const [search, setSearch] = useSearchParams();
  if (isSetDone(state)) return <SetEnd state={state} deck={deck} onTune={onTune} />;
  if (state.problem) return <DeckFailed onAgain={deck.again} busy={state.asking} />;
  if (state.asking) return <DeckSkeleton />;
  return (
    <DeckOut
      narrowed={isNarrowed(sourcesIn(search))}
      onTune={onTune}
      onOpenSources={() => setSearch((before) => withSources(before, allSources))}
      onStartOver={deck.startOver}
    />
  );
}

/** Twenty cards later. */
function SetEnd({ state, deck, onTune }: Acts & { state: DeckState; deck: Deck }) {
  const neutral = useNeutral();
  const liked = answeredInSet(state).filter(isLiked);
  const count = liked.length;
  const text =
    count === 0 ? m.discover_end_none() : count === 1 ? m.discover_end_one() : m.discover_end_many({ count });
  return (
    <Instead title={m.discover_end_title()} text={text}>
      {count > 0 && (
        <ul aria-label={m.discover_end_liked()} className="scroller mt-7 flex max-w-full gap-1.5">
          {liked.map(({ card }) => (
            <li key={card.id} className="w-18 flex-none">
              <Link to={productPath(card)} className="block">
                <Picture image={{ ...card.image, alt: card.name }} sizes="72px" className="rounded-pic" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!neutral && <StillYou />}
      <Ways>
        <Button look="accent" onClick={deck.goOn}>
          {m.discover_go_on()}
        </Button>
        <TuneButton onTune={onTune} />
        <ToBookmarks />
      </Ways>
    </Instead>
  );
}

type OutProps = Acts & { narrowed: boolean; onOpenSources: () => void; onStartOver: () => void };

/** There is nothing left that was not met; it says what keeps the rest away, and opens it. */
export function DeckOut({ narrowed, onTune, onOpenSources, onStartOver }: OutProps) {
  const { editing } = useEditing();
  const neutral = useNeutral();
  const locked = !neutral && editing && isLocked(editing.preferences.locks);
  const text = narrowed
    ? m.discover_out_narrowed()
    : locked
      ? m.discover_out_locked()
      : m.discover_out_text();
  return (
    <Instead title={m.discover_out_title()} text={text}>
      <Ways>
        {locked && <LockWays editing={editing} />}
        {narrowed && (
          <Button look="accent" onClick={onOpenSources}>
            {m.discover_sources_open()}
          </Button>
        )}
        <Button look={narrowed || locked ? "line" : "accent"} onClick={onStartOver}>
          {m.discover_start_over()}
        </Button>
        <TuneButton onTune={onTune} />
        <ToBookmarks />
      </Ways>
    </Instead>
  );
}

/** No card in hand and none to be had. */
export function DeckFailed({ onAgain, busy }: { onAgain: () => void; busy: boolean }) {
  const online = useOnline();
  return (
    <Instead
      title={m.discover_failed_title()}
      text={online ? m.discover_failed_text() : m.discover_failed_offline()}
      alert
    >
      <Ways>
        <Button look="ink" onClick={onAgain} busy={busy}>
          {m.discover_again()}
        </Button>
      </Ways>
    </Instead>
  );
}

type InsteadProps = { title: string; text: string; alert?: boolean; children: ReactNode };

function Instead({ title, text, alert, children }: InsteadProps) {
  return (
    <section
      role={alert ? "alert" : undefined}
      className="flex min-h-96 flex-col items-center justify-center-safe overflow-y-auto rounded-pic border border-line px-6 py-6 text-center lg:absolute lg:inset-0"
    >
      <StitchRule className="mb-6 flex-none" />
      <h2 className="display-40">
        <Headline text={title} />
      </h2>
      <p className="mt-3 max-w-[34ch] text-muted">{text}</p>
      {children}
    </section>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="mt-7 flex flex-col items-center gap-2">{children}</div>
);

const TuneButton = ({ onTune }: Acts) => (
  <Button look="quiet" size="medium" onClick={onTune}>
    {m.discover_tune()}
  </Button>
);

/** A visitor's pieces are on this device; an account keeps them. */
function ToBookmarks() {
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  return (
    <Link
      to={member ? "/account?tab=bookmarks" : "/register"}
      className={buttonClass({ look: "quiet", size: "medium" })}
    >
      {member ? m.discover_bookmarks() : m.discover_register()}
    </Link>
  );
}
