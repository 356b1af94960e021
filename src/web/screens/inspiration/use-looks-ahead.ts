import { useCallback, useEffect, useRef, useState } from "react";
import type { Image as Drawn } from "#contract/image.ts";
import type { Look } from "#contract/looks.ts";
import { lookCall } from "#web/features/looks/calls.ts";
import { nextSwaps, type Swap } from "#web/features/looks/swaps.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { call } from "#web/state/call.ts";

type Piece = Look["items"][number];
type Sizes = { readonly cover: string; readonly piece: string };

/** Looks by the swaps in them, whatever their order. */
export const nameOfSwaps = (swaps: readonly Swap[]): string => swaps.toSorted().join();

/**
 * Whoever comes near a piece may swap it, and whoever swapped it may do so again: the look with the next piece is
 * dressed and drawn meanwhile.
 */
export function useLooksAhead(sizes: Sizes) {
  const [ahead, setAhead] = useState<ReadonlyMap<string, Look>>(new Map());
  const asked = useRef(new Set<string>());
  const { cover, piece } = sizes;
  const fetchAhead = useCallback(
    (look: Look, item: Piece) => {
      const next = nextSwaps(look, item);
      const name = nameOfSwaps(next);
      if (asked.current.has(name)) return;
      asked.current.add(name);
      const query = { lang: currentLanguage(), swap: [...next] };
      void call(lookCall, { params: { id: look.id }, query }).then((answer) => {
        if (!answer.ok) return void asked.current.delete(name);
        const dressed = answer.value.look;
        fetchPicture(dressed.cover, cover);
        const swapped = dressed.items.find(({ slot }) => slot === item.slot);
        if (swapped) fetchPicture(swapped.product.image, piece);
        setAhead((before) => new Map(before).set(name, dressed));
      });
    },
    [cover, piece],
  );
  return { ahead, fetchAhead };
}

/** After a swap the next one of the same piece. */
export function useNextAhead(look: Look, fetchAhead: (look: Look, item: Piece) => void) {
  const swapped = useRef<Piece["slot"]>(undefined);
  useEffect(() => {
    const again = look.items.find(({ slot }) => slot === swapped.current);
    if (again) fetchAhead(look, again);
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
