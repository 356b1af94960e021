import { useCallback, useEffect, useRef } from "react";
import type { Image as Drawn } from "#contract/image.ts";
import type { Look } from "#contract/looks.ts";
import { lookCall } from "#web/features/looks/calls.ts";
import { nextSwaps } from "#web/features/looks/swaps.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { call } from "#web/state/call.ts";

type Piece = Look["items"][number];

/**
 * Whoever comes near a piece may swap it, and whoever swapped it may do so again: the look with the next piece is
 * dressed and drawn meanwhile, and lies in the browser's own store when it is asked for.
 */
export function useLooksAhead(look: Look, sizes: { cover: string; piece: string }): (item: Piece) => void {
  const { id, swaps, items } = look;
  const { cover: coverSizes, piece: pieceSizes } = sizes;
  const asked = useRef(new Set<string>());
  const near = useRef<Piece["slot"]>(undefined);
  const fetchAhead = useCallback(
    (item: Piece) => {
      near.current = item.slot;
      const next = [...nextSwaps({ swaps }, item)];
      const key = next.join();
      if (asked.current.has(key)) return;
      asked.current.add(key);
      void call(lookCall, { params: { id }, query: { lang: currentLanguage(), swap: next } }).then(
        (answer) => {
          if (!answer.ok) return void asked.current.delete(key);
          const swapped = answer.value.look.items.find(({ slot }) => slot === item.slot);
          fetchPicture(answer.value.look.cover, coverSizes);
          if (swapped) fetchPicture(swapped.product.image, pieceSizes);
        },
      );
    },
    [id, swaps, coverSizes, pieceSizes],
  );
  useEffect(() => {
    const again = items.find(({ slot }) => slot === near.current);
    if (again && swaps.some((swap) => swap.startsWith(`${again.slot}:`))) fetchAhead(again);
  }, [items, swaps, fetchAhead]);
  return fetchAhead;
}

function fetchPicture({ src, srcset }: Drawn, sizes: string): void {
  const picture = new Image();
  picture.sizes = sizes;
  picture.srcset = srcset;
  picture.src = src;
}
