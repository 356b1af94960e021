import { useRef } from "react";
import type { Look } from "#contract/looks.ts";
import { lookCall } from "#web/features/looks/calls.ts";
import { nextSwaps } from "#web/features/looks/swaps.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { call } from "#web/state/call.ts";

/**
 * Whoever comes near the button of a piece may press it: the look with the next piece is dressed and drawn meanwhile,
 * and lies in the browser's own store when it is asked for.
 */
export function useLooksAhead({ id, swaps }: Look): (item: Look["items"][number]) => void {
  const asked = useRef(new Set<string>());
  return (item) => {
    const next = [...nextSwaps({ swaps }, item)];
    const key = next.join();
    if (asked.current.has(key)) return;
    asked.current.add(key);
    void call(lookCall, { params: { id }, query: { lang: currentLanguage(), swap: next } }).then((answer) => {
      if (!answer.ok) return;
      const { cover } = answer.value.look;
      const picture = new Image();
      picture.sizes = "(min-width: 1440px) 720px, (min-width: 1024px) 50vw, 100vw";
      picture.srcset = cover.srcset;
      picture.src = cover.src;
    });
  };
}
