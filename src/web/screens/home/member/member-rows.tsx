import { listProducts } from "#contract/products.ts";
import { listBookmarked, listLiked } from "#contract/reactions.ts";
import { getReco } from "#contract/recommendations.ts";
import { listSimilar } from "#contract/similar.ts";
import type { User } from "#contract/users.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { useUser } from "#web/state/user.ts";
import { Button } from "#web/ui/button.tsx";
import { PieceRow } from "./piece-row.tsx";

/** In one row on wide screens. */
const few = 5;
/** A call has room for so many brands. */
const mostBrands = 100;

/** What a member finds instead of the five questions: their own pieces, each row for a reason that is true. */
export default function MemberRows() {
  const user = useUser((state) => state.user);
  const universe = useUniverse();
  return (
    <>
      <ForYou universe={universe} />
      {user && (
        <>
          <BecauseYouLiked user={user} universe={universe} />
          <NewInYourBrands user={user} universe={universe} />
          <ReducedBookmarks user={user} />
        </>
      )}
    </>
  );
}

function ForYou({ universe }: { universe: Universe }) {
  const { answer, problem, again } = useAnswer(getReco, {
    body: { universe, limit: 2 * few, lang: currentLanguage() },
  });
  const failed = problem && !answer && (
    <p role="alert" className="px-edge">
      {m.teaser_failed()}{" "}
      <Button size="small" onClick={again}>
        {m.lists_again()}
      </Button>
    </p>
  );
  return (
    <PieceRow
      title={m.home_for_you()}
      products={answer?.products}
      link={{ to: "/discover", label: m.home_for_you_more() }}
      instead={failed || undefined}
    />
  );
}

type OwnRowProps = { user: User; universe: Universe };

/** What is like the piece that was liked last; the other rows are left out when there is nothing in them. */
function BecauseYouLiked({ user, universe }: OwnRowProps) {
  const lang = currentLanguage();
  const liked = useAnswer(
    listLiked,
    { query: { universe, lang, limit: 1 } },
    { paused: user.products_liked.length === 0 },
  );
  const [piece] = liked.answer?.products ?? [];
  const similar = useAnswer(
    listSimilar,
    { params: { id: piece?.id ?? 1 }, query: { lang, limit: few } },
    { paused: !piece },
  );
  const products = similar.answer?.products ?? [];
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
