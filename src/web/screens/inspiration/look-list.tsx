import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Answer } from "#contract/endpoint.ts";
import type { LookChoices, listInspirations } from "#contract/looks.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { looksCall } from "#web/features/looks/calls.ts";
import { type ListedLook, LookTile } from "#web/features/looks/look-tile.tsx";
import { readLooksAddress } from "#web/features/looks/looks-address.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { call, fetchCallsAhead } from "#web/state/call.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PictureSkeleton } from "#web/ui/skeleton.tsx";
import { type LooksQuery, looksQuery } from "./looks-query.ts";
import { useLooksWanted } from "./use-looks-wanted.ts";

/** What the page came with: of each look what a list shows. */
type Loaded = {
  readonly query: LooksQuery;
  readonly answer:
    | (Omit<Answer<typeof listInspirations>, "looks"> & { readonly looks: readonly ListedLook[] })
    | undefined;
};

type LookListProps = {
  loaded: Loaded | undefined;
  /** Told with every answer: what may be chosen next. */
  onChoices: (choices: LookChoices) => void;
};

export function LookList({ loaded, onChoices }: LookListProps) {
  const wanted = readLooksAddress(new URLSearchParams(useLocation().search));
  const site = useUniverse();
  const universe = wanted.universe ?? site;
  useUniverseSwitch(site);
  useEffect(() => void fetchCallsAhead(looksCall), []);
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const query = looksQuery({ ...wanted, forMe: wanted.forMe && member }, universe, currentLanguage());
  const question = JSON.stringify(query);
  // What the page came with answers the question it came with, and no other.
  const initial = loaded && JSON.stringify(loaded.query) === question ? loaded.answer : undefined;
  return (
    <>
      <Looks key={question} query={query} initial={initial} onChoices={onChoices} />
      <OtherUniverse universe={universe} />
    </>
  );
}

/** Who switches the universe of the site means these looks too. */
function useUniverseSwitch(site: Universe): void {
  const { wanted, want } = useLooksWanted();
  const before = useRef(site);
  useEffect(() => {
    if (before.current !== site && wanted.universe) want({ universe: undefined });
    before.current = site;
  }, [site, wanted.universe, want]);
}

/** An address, for whoever dresses somebody else, and for those who follow links and keep no cookies. */
function OtherUniverse({ universe }: { universe: Universe }) {
  const other = universe === "men" ? "women" : "men";
  return (
    <p className="flex justify-center pt-12">
      <Link to={`/inspiration?universe=${other}`} className="link inline-flex min-h-11 items-center">
        {other === "men" ? m.looks_of_men() : m.looks_of_women()}
      </Link>
    </p>
  );
}

type LooksProps = { query: LooksQuery; initial: Loaded["answer"]; onChoices: LookListProps["onChoices"] };

function Looks({ query, initial, onChoices }: LooksProps) {
  const { answer, problem, again } = useAnswer(looksCall, { query }, { initial });
  const choices = answer?.choices;
  useEffect(() => {
    if (choices) onChoices(choices);
  }, [choices, onChoices]);
  const [more, setMore] = useState<Answer<typeof listInspirations>[]>([]);
  const [failed, setFailed] = useState(false);
  const pages = answer ? [answer, ...more] : [];
  const next = pages.at(-1)?.next_cursor;
  const readOn = async () => {
    if (!next) return;
    const page = await call(looksCall, { query: { ...query, cursor: next } });
    setFailed(!page.ok);
    if (page.ok) setMore((before) => [...before, page.value]);
  };
  if (!answer)
    return problem ? (
      <p role="alert" className="px-edge pt-12">
        {m.looks_failed()}{" "}
        <Button size="small" onClick={again}>
          {m.looks_again()}
        </Button>
      </p>
    ) : (
      <Waiting />
    );
  const looks = pages.flatMap((page) => page.looks);
  if (looks.length === 0)
    return (
      <EmptyState
        scene="folded-away"
        title={m.looks_none()}
        text={m.looks_none_text()}
        actions={
          <Link to="/inspiration" className="link inline-flex min-h-11 items-center">
            {m.looks_all()}
          </Link>
        }
      />
    );
  return (
    <>
      <LookGrid looks={looks} />
      {failed && (
        <p role="alert" className="px-edge pt-6">
          {m.looks_failed()}
        </p>
      )}
      {next && (
        <p className="flex justify-center pt-12">
          <Button onClick={readOn}>{m.looks_more()}</Button>
        </p>
      )}
    </>
  );
}

const gridClass = "mt-10 grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-3 md:px-gutter lg:grid-cols-4";

/** Drawn when it is near, its pictures fetched then: as tall as a picture of its width and two lines. */
const nearClass = "after-first far-[calc(62.5vw+5rem)] md:far-[calc(41vw+5rem)] lg:far-[calc(31vw+5rem)]";

function LookGrid({ looks }: { looks: readonly ListedLook[] }) {
  const tile = (look: ListedLook, priority: boolean, className?: string) => (
    <li key={look.id} className={className}>
      <LookTile
        look={look}
        level="h2"
        priority={priority}
        sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw"
      />
    </li>
  );
  return (
    <ul className={gridClass}>
      {looks.slice(0, seenFirst).map((look, i) => tile(look, i < 2))}
      {/* Taken over some at a time: all at once a page of them holds a slow phone up. */}
      {groupsOf(looks.slice(seenFirst)).map((group) => (
        <Suspense key={group[0]?.id}>{group.map((look) => tile(look, false, nearClass))}</Suspense>
      ))}
    </ul>
  );
}

/** What is seen at once is not looked at twice. */
const seenFirst = 4;
const groupSize = 7;

const groupsOf = <T,>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / groupSize) }, (_, i) =>
    all.slice(i * groupSize, (i + 1) * groupSize),
  );

const places = Array.from({ length: 8 }, (_, i) => i);

function Waiting() {
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{m.looks_loading()}</span>
      {places.map((place) => (
        <PictureSkeleton key={place} />
      ))}
    </div>
  );
}
