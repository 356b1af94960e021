import { useEffect, useRef, useState } from "react";
import { getReco, type RecommendedCard } from "#contract/recommendations.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { OpenLocks } from "#web/features/preview/open-locks.tsx";
import { listedIn } from "#web/features/product/listed-in.ts";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { preferencesSaved } from "#web/state/own-preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const pageSize = 20;
const grid = "grid grid-cols-2 gap-x-gutter gap-y-2 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4 xl:grid-cols-5";
const sizes = "(min-width: 1280px) 260px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 48vw";

type Listed = {
  readonly products: readonly RecommendedCard[];
  readonly next: string | null;
};

type PiecesProps = {
  universe: Universe;
  told: PreferencesUpdate | undefined;
  /** Known by their account, which knows more than what they told. */
  member: boolean;
};

/** What the answers bring up, best first; more of it on demand. Nothing is asked for before the answers are known. */
export function Pieces({ universe, told, member }: PiecesProps) {
  const { editing } = useEditing();
  const [listed, setListed] = useState<Listed>();
  const [state, setState] = useState<"busy" | "failed" | "there">("busy");
  const question = told && JSON.stringify(told);
  const turn = useRef(0);

  async function load(from: Listed | undefined) {
    if (!question) return;
    turn.current += 1;
    const mine = turn.current;
    setState("busy");
    const preferences = member ? {} : { preferences: told };
    const cursor = from?.next ? { cursor: from.next } : {};
    const body = {
      universe,
      ...preferences,
      limit: pageSize,
      lang: currentLanguage(),
      surface: "onboarding" as const,
      ...cursor,
    };
    await preferencesSaved();
    const answer = await client(getReco, { body });
    // Something else was asked for meanwhile.
    if (mine !== turn.current) return;
    if (!answer.ok) return setState("failed");
    const next = answer.value.next_cursor;
    const products = listedIn(answer.value);
    setListed({ products: [...(from?.products ?? []), ...products], next });
    setState("there");
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew only for other answers
  useEffect(() => {
    setListed(undefined);
    void load(undefined);
  }, [question]);

  if (!listed && state === "failed")
    return (
      <div>
        <p role="alert" className="text-18">
          {m.onboarding_page_failed()}
        </p>
        <Button look="ink" className="mt-6" onClick={() => void load(undefined)}>
          {m.preferences_again()}
        </Button>
      </div>
    );
  if (!listed) return <Waiting />;
  if (listed.products.length === 0) return editing && <OpenLocks editing={editing} />;
  return (
    <>
      <ul className={grid}>
        {listed.products.map((product, place) => (
          <li key={product.id}>
            <ProductCard product={product} surface="onboarding" sizes={sizes} priority={place < 5} />
          </li>
        ))}
      </ul>
      <div className="mt-6 text-center">
        {listed.next ? (
          <Button busy={state === "busy"} onClick={() => void load(listed)}>
            {m.onboarding_page_more()}
          </Button>
        ) : (
          <p className="text-14 text-muted">{m.onboarding_page_end()}</p>
        )}
        {state === "failed" && (
          <p role="alert" className="mt-3 text-14">
            {m.onboarding_page_failed()}
          </p>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className={grid}>
      {[...Array(10).keys()].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-picture" />
          <Skeleton className="mt-2.5 h-3 w-2/3" />
          <Skeleton className="mt-2 mb-8 h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
