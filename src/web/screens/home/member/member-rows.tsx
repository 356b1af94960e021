import { useEffect, useRef, useState } from "react";
import { listProducts } from "#contract/products.ts";
import { listBookmarked, listLiked } from "#contract/reactions.ts";
import { listSimilar } from "#contract/similar.ts";
import type { User } from "#contract/users.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { onceInView } from "#web/features/navigation/once-in-view.ts";
import { useNeutral } from "#web/features/product/neutral.ts";
import NeutralSwitch from "#web/features/product/neutral-switch.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { reactionsNow } from "#web/state/reactions.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { useUser } from "#web/state/user.ts";
import { DailyTop } from "./daily-top.tsx";
import { LooksRow } from "./looks-row.tsx";
import { PieceRow } from "./piece-row.tsx";
import { NeutralRow, StretchRow } from "./reco-rows.tsx";

/** In one row on wide screens. */
const few = 5;
/** A call has room for so many brands. */
const mostBrands = 100;

/** What a member finds instead of the five questions: their own pieces, each row for a reason that is true. */
export default function MemberRows() {
  const user = useUser((state) => state.user);
  const universe = useUniverse();
  const neutral = useNeutral();
  return (
    <>
      {neutral ? (
        <NeutralRow key={universe} universe={universe} />
      ) : (
        <DailyTop key={universe} universe={universe} />
      )}
      <NeutralSwitch className="px-edge pt-2" />
      {user && !neutral && <OwnRows key={`${universe} own`} user={user} universe={universe} />}
    </>
  );
}

type OwnRowProps = { user: User; universe: Universe };

/** Nothing is asked for before somebody has come this far: the ten of the day are above all of it. */
function OwnRows({ user, universe }: OwnRowProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    if (mark.current) onceInView(mark.current, () => setNear(true), watching.signal);
    return () => watching.abort();
  }, []);
  if (!near) return <div ref={mark} className="h-px" />;
  return (
    <>
      <NewInYourBrands user={user} universe={universe} />
      <ReducedBookmarks user={user} />
      <BecauseYouLiked user={user} universe={universe} />
      <StretchRow universe={universe} openness={user.global.openness} />
      <LooksRow universe={universe} />
    </>
  );
}

/** So many more are asked for at most, in place of what was turned down. */
const mostInPlace = 15;

/**
 * What is like the piece that was liked last, without what was turned down before; the other rows are left out when
 * there is nothing in them.
 */
function BecauseYouLiked({ user, universe }: OwnRowProps) {
  const lang = currentLanguage();
  const liked = useAnswer(
    listLiked,
    { query: { universe, lang, limit: 1 } },
    { paused: user.products_liked.length === 0 },
  );
  const [piece] = liked.answer?.products ?? [];
  // What is turned down here stays in its place, where it can be taken back.
  const [before] = useState(() => new Set(reactionsNow().disliked));
  const similar = useAnswer(
    listSimilar,
    { params: { id: piece?.id ?? 1 }, query: { lang, limit: few + Math.min(before.size, mostInPlace) } },
    { paused: !piece },
  );
  const products = (similar.answer?.products ?? []).filter(({ id }) => !before.has(id)).slice(0, few);
  if (!piece || products.length === 0) return null;
  return <PieceRow title={m.home_because({ name: piece.name })} products={products} />;
}

function NewInYourBrands({ user, universe }: OwnRowProps) {
  const brands = user.brands_followed.slice(0, mostBrands);
  const { answer } = useAnswer(
    listProducts,
    { query: { universe, lang: currentLanguage(), brand: brands.map(String), sort: "new", limit: few } },
    { paused: brands.length === 0 },
  );
  if (brands.length === 0 || !answer || answer.products.length === 0) return null;
  const to = `/search?${new URLSearchParams([...brands.map((id) => ["brand", String(id)]), ["sort", "new"]])}`;
  return (
    <PieceRow
      title={m.home_new_in_brands()}
      products={answer.products}
      link={{ to, label: m.home_see_all() }}
    />
  );
}

function ReducedBookmarks({ user }: { user: User }) {
  const { answer } = useAnswer(
    listBookmarked,
    { query: { lang: currentLanguage(), sale: "true", limit: few } },
    { paused: user.products_bookmarked.length === 0 },
  );
  if (!answer || answer.products.length === 0) return null;
  return (
    <PieceRow
      title={m.home_reduced_bookmarks()}
      products={answer.products}
      link={{ to: "/account?tab=bookmarks", label: m.home_see_all() }}
    />
  );
}
