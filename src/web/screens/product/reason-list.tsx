import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RecommendedCard } from "#contract/recommendations.ts";
import type { Correction } from "#vocabulary/correction.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon, MinusIcon } from "#web/ui/icons.tsx";
import { PlusIcon } from "#web/ui/tool-icons.tsx";
import { reasonsShown } from "./match-states.tsx";

type ReasonListProps = {
  reasons: RecommendedCard["reasons"];
  product: { readonly id: number };
  /** Without it reasons are only read. */
  onCorrect?: ((trait: string, verdict: Correction) => void) | undefined;
};

/** Why a piece has its score, the weightiest first: every point of it is told. */
export function ReasonList({ reasons, product, onCorrect }: ReasonListProps) {
  const [all, setAll] = useState(false);
  const score = reasons.reduce((sum, { contribution }) => sum + contribution, 0);
  const id = `reasons-${product.id}`;
  const list = useRef<HTMLUListElement>(null);
  const hasCorrected = useRef(false);
  // What was corrected may leave, and the button with it: whoever pressed it stays here, on no other button.
  useEffect(() => {
    if (reasons.length === 0 || !hasCorrected.current) return;
    const focused = document.activeElement;
    if (focused === document.body) list.current?.focus();
    // Whoever went elsewhere is left alone, now and later.
    hasCorrected.current = list.current?.contains(focused) ?? false;
  }, [reasons]);
  return (
    <div className="mt-4">
      <ul id={id} ref={list} tabIndex={-1} className="outline-none">
        {(all ? reasons : reasons.slice(0, reasonsShown)).map(
          ({ key, trait, label, contribution, correction, editable }) => (
            <li
              key={`${key} ${trait}`}
              className="flex min-h-15 items-center gap-2 border-line border-t py-1.5"
            >
              <div className="min-w-0 flex-1">
                <p className="text-14 leading-snug">{label}</p>
                <p className="num text-12 text-muted">{m.product_points({ points: contribution, score })}</p>
              </div>
              {onCorrect && editable && (
                <Verdicts
                  label={label}
                  current={correction}
                  onVerdict={(verdict) => {
                    hasCorrected.current = true;
                    onCorrect(trait, verdict);
                  }}
                />
              )}
            </li>
          ),
        )}
      </ul>
      {reasons.length > reasonsShown && (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
          className="link min-h-11 text-12 text-muted hover:text-ink"
        >
          {all ? m.product_reasons_fewer() : m.product_reasons_all({ count: reasons.length })}
        </button>
      )}
    </div>
  );
}

type VerdictsProps = {
  label: string;
  current: Correction | undefined;
  onVerdict: (verdict: Correction) => void;
};

function Verdicts({ label, current, onVerdict }: VerdictsProps) {
  const button = (verdict: Correction, words: string, icon: ReactNode) => (
    <IconButton
      label={words}
      icon={icon}
      pressed={current === verdict}
      onClick={() => onVerdict(verdict)}
      className="text-muted hover:text-ink"
    />
  );
  return (
    <div className="-mr-3 flex">
      {button("more", m.product_more({ reason: label }), <PlusIcon className="size-3.5" />)}
      {button("less", m.product_less({ reason: label }), <MinusIcon className="size-3.5" />)}
      {button("wrong", m.product_wrong({ reason: label }), <CloseIcon className="size-3.5" />)}
    </div>
  );
}
