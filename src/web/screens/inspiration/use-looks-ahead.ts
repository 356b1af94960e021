import { useCallback, useEffect, useRef, useState } from "react";
import type { Image as Drawn } from "#contract/image.ts";
import type { Look } from "#contract/looks.ts";
import { whenCalm, whenIdle } from "#web/data/idle.ts";
import { lookCall } from "#web/features/looks/calls.ts";
import { nextSwaps, type Swap } from "#web/features/looks/swaps.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { call } from "#web/state/call.ts";

type Piece = Look["items"][number];
type Sizes = { readonly cover: string; readonly piece: string };

/** Looks by the swaps in them, whatever their order. */
export const nameOfSwaps = (swaps: readonly Swap[]): string => swaps.toSorted().join();

/**
 * Looks with the next pieces, dressed before anybody asks. Pictures are fetched for whoever comes near a piece, and for
 * whoever swapped it and may do so again.
 */
export function useLooksAhead(sizes: Sizes) {
  const [ahead, setAhead] = useState<ReadonlyMap<string, Look>>(new Map());
  const asked = useRef(new Map<string, Promise<Look | undefined>>());
  const { cover, piece } = sizes;
  const dressAhead = useCallback((look: Look, item: Piece) => {
    const next = nextSwaps(look, item);
    const name = nameOfSwaps(next);
    const before = asked.current.get(name);
    if (before) return before;
    const query = { lang: currentLanguage(), swap: [...next] };
    const dressed = call(lookCall, { params: { id: look.id }, query }).then((answer) => {
      if (!answer.ok) return void asked.current.delete(name);
      setAhead((known) => new Map(known).set(name, answer.value.look));
      return answer.value.look;
    });
    asked.current.set(name, dressed);
    return dressed;
  }, []);
  const fetchAhead = useCallback(
    async (look: Look, item: Piece) => {
      const dressed = await dressAhead(look, item);
      if (!dressed) return;
      fetchPicture(dressed.cover, cover);
      const swapped = dressed.items.find(({ slot }) => slot === item.slot);
      if (swapped) fetchPicture(swapped.product.image, piece);
    },
    [cover, piece, dressAhead],
  );
  return { ahead, dressAhead, fetchAhead };
}

/** Swapping is what people come to this page for: every piece's next look as soon as it has loaded, one after the other. */
export function useAllAhead(look: Look, dressAhead: (look: Look, item: Piece) => Promise<unknown>) {
  useEffect(() => {
    let isGone = false;
    const dressAll = async () => {
      for (const item of look.items)
        if (!isGone && item.alternatives.length > 0) await dressAhead(look, item);
    };
    void whenCalm().then((isWelcome) => isWelcome && whenIdle(() => void dressAll()));
    return () => {
      isGone = true;
    };
  }, [look, dressAhead]);
}

/** After a swap the next one of the same piece. */
export function useNextAhead(look: Look, fetchAhead: (look: Look, item: Piece) => Promise<void>) {
  const swapped = useRef<Piece["slot"]>(undefined);
  useEffect(() => {
    const again = look.items.find(({ slot }) => slot === swapped.current);
    if (again) void fetchAhead(look, again);
  }, [look, fetchAhead]);
  return (slot: Piece["slot"]) => {
    swapped.current = slot;
  };
}

function fetchPicture({ src, srcset }: Drawn, sizes: string): void {
  const picture = new Image();
  picture.sizes = sizes;
  picture.srcset = srcset;
  picture.src = src;
}
