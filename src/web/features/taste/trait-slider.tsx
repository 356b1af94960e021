import { useEffect, useRef } from "react";
import type { TasteTrait } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Slider } from "#web/ui/slider.tsx";
import { useOwnTaste } from "./own-taste.ts";
import { standing, strengthOf, strengthWord } from "./strength.ts";
import { setTrait } from "./taste-actions.ts";

/** Long enough that a held arrow key is one change. */
const settledMs = 450;

/** From never to always. All of the screen follows while it moves; it is kept when it is let go. */
export function TraitSlider({ trait }: { trait: TasteTrait }) {
  const { follow, release } = useDragging(trait);
  const { weight, strength, locked, label } = trait;
  return (
    <div>
      <div className="relative">
        {/* Where it counts neither for nor against. */}
        <span aria-hidden="true" className="absolute top-1/2 left-1/2 h-2.5 w-px -translate-y-1/2 bg-edge" />
        <Slider
          label={m.taste_slider({ name: label })}
          value={weight}
          min={-1}
          max={1}
          step={0.05}
          format={(value) => standing(strengthOf(value), locked)}
          onChange={follow}
          onCommit={release}
        />
      </div>
      <p aria-hidden="true" className="-mt-1 grid grid-cols-[1fr_auto_1fr] text-12 text-muted">
        <span>{m.taste_less()}</span>
        <span className="font-medium text-ink">
          {locked ? standing(strength, true) : strengthWord(strength)}
        </span>
        <span className="text-right">{m.taste_more()}</span>
      </p>
    </div>
  );
}

function useDragging(trait: TasteTrait) {
  /** How it stood before the thumb was touched, and where the thumb is. */
  const held = useRef<{ readonly before: TasteTrait; readonly value: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useRef(() => {});
  keep.current = () => {
    clearTimeout(timer.current);
    const { before, value } = held.current ?? {};
    held.current = undefined;
    if (before === undefined || value === undefined) return;
    useOwnTaste.setState({ dragged: undefined });
    if (value !== before.weight) setTrait(before, value);
  };
  useEffect(() => {
    const leave = () => keep.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return {
    follow: (to: number) => {
      clearTimeout(timer.current);
      const value = Math.round(to * 100) / 100;
      held.current = { before: held.current?.before ?? trait, value };
      useOwnTaste.setState({ dragged: { trait: trait.trait, value } });
    },
    release: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep.current(), settledMs);
    },
  };
}
