import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer } from "#contract/endpoint.ts";
import { type Look, listOwnLooks } from "#contract/looks.ts";
import { LookTile } from "#web/features/looks/look-tile.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { reactToLook, useLikedAmong } from "#web/state/look-reactions.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { PictureSkeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast-store.ts";

const grid = "grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-3 md:gap-x-4 xl:grid-cols-4";
const sizes = "(min-width: 1280px) 330px, (min-width: 768px) 32vw, 49vw";

/** All looks that someone likes. What is taken out leaves at once and can come back. */
export default function LooksTab() {
  const { listed, failed, busy, load } = useOwnLooks();
  const all = listed?.looks ?? [];
  const liked = useLikedAmong(all.map(({ id }) => id));
  const shown = all.filter(({ id }) => liked.has(id));
  useFarewell(all, liked);
  return (
    <section className="pt-6 pb-14 lg:pb-20">
      <h2 className="display-40">
        <Headline text={m.lists_looks_headline()} />
      </h2>
      <p className="mt-4 mb-8 max-w-[60ch] text-muted">{m.lists_looks_note()}</p>
      {failed && (
        <div className="py-6">
          <p role="alert">{m.looks_failed()}</p>
          <Button look="ink" className="mt-4" onClick={() => load(listed)}>
            {m.lists_again()}
          </Button>
        </div>
      )}
      {!listed && !failed && <Waiting />}
      {listed && shown.length === 0 && !listed.next_cursor && <Nothing />}
      <ul className={grid}>
        {shown.map((look, place) => (
          <li key={look.id}>
            <LookTile look={look} sizes={sizes} priority={place < 4} />
          </li>
        ))}
      </ul>
      {listed?.next_cursor && (
        <div className="mt-6 text-center">
          <Button busy={busy} onClick={() => load(listed)}>
            {m.lists_more()}
          </Button>
        </div>
      )}
    </section>
  );
}

type Listed = Answer<typeof listOwnLooks>;

/** A page at a time. */
function useOwnLooks() {
  const [listed, setListed] = useState<Listed>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(true);
  const load = useCallback(async (from: Listed | undefined) => {
    setBusy(true);
    const cursor = from?.next_cursor;
    const answer = await client(listOwnLooks, {
      query: { lang: currentLanguage(), ...(cursor && { cursor }) },
    });
    setBusy(false);
    setFailed(!answer.ok);
    if (answer.ok) setListed({ ...answer.value, looks: [...(from?.looks ?? []), ...answer.value.looks] });
  }, []);
  useEffect(() => void load(undefined), [load]);
  return { listed, failed, busy, load: (from: Listed | undefined) => void load(from) };
}

/** Says that a look was taken out, with the way back. */
function useFarewell(looks: readonly Look[], liked: ReadonlySet<number>): void {
  const before = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    const left = looks.filter(({ id }) => before.current?.has(id) && !liked.has(id));
    before.current = liked;
    for (const { id, title } of left)
      showToast({
        text: m.lists_looks_left({ title }),
        action: { label: m.lists_undo(), run: () => void reactToLook(id, "like") },
      });
  });
}

const Nothing = () => (
  <EmptyState
    scene="empty-rail"
    heading="h3"
    title={m.lists_looks_empty()}
    text={m.lists_looks_text()}
    actions={
      <Link to="/inspiration" className={buttonClass({ look: "ink" })}>
        {m.looks_title()}
      </Link>
    }
  />
);

const Waiting = () => (
  <div aria-hidden="true" className={grid}>
    {[...Array(8).keys()].map((place) => (
      <PictureSkeleton key={place} />
    ))}
  </div>
);
