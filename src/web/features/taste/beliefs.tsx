import { useRef } from "react";
import type { Taste, TasteBelief } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LockIcon, TrashIcon, UnlockIcon } from "#web/ui/late-icons.tsx";
import { countsOf } from "./evidence-words.ts";
import { useOpenTrait } from "./open-trait.ts";
import { PieceThumb } from "./piece-thumb.tsx";
import { forgetTrait, toggleLock } from "./taste-actions.ts";
import { TraitSlider } from "./trait-slider.tsx";

/** Each trait with the pieces it rests on, and everything that can be done about it. */
export function Beliefs({ beliefs }: Pick<Taste, "beliefs">) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className="outline-none">
      {beliefs.map((belief) => (
        <BeliefRow
          key={belief.trait}
          belief={belief}
          onForget={() => {
            forgetTrait(belief);
            // The button that had the focus leaves with its row.
            list.current?.focus({ preventScroll: true });
          }}
        />
      ))}
    </ul>
  );
}

function BeliefRow({ belief, onForget }: { belief: TasteBelief; onForget: () => void }) {
  const open = useOpenTrait();
  const { trait, label, about, locked, declared, evidence } = belief;
  const facts = [about, countsOf(belief) && `${countsOf(belief)}.`, declared && m.taste_declared()];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-line border-b py-6 first:pt-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)_auto] lg:gap-x-10 lg:py-5">
      <div>
        <h4>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => open(trait, currentTarget)}
            className="display-28 hit-44 text-left decoration-edge decoration-1 underline-offset-4 hover:underline"
          >
            {label}
          </button>
        </h4>
        <p className="mt-1 text-14 text-muted">{facts.filter(Boolean).join(" ")}</p>
      </div>
      <ul className="grid grid-cols-6 gap-1.5 max-lg:order-3 max-lg:col-span-2">
        {evidence.slice(0, 6).map((piece) => (
          <li key={`${piece.product_id} ${piece.what}`}>
            <PieceThumb
              piece={piece}
              sizes="(min-width: 64rem) 72px, 16vw"
              faded={piece.kind === "against"}
            />
            {piece.kind === "against" && <span className="sr-only">{m.taste_against()}</span>}
          </li>
        ))}
      </ul>
      <div className="max-lg:order-4 max-lg:col-span-2">
        <TraitSlider trait={belief} />
      </div>
      <div className="-mr-3 flex self-start lg:self-center">
        <IconButton
          label={m.taste_lock({ name: label })}
          pressed={locked}
          icon={locked ? <LockIcon /> : <UnlockIcon className="text-muted" />}
          onClick={() => toggleLock(belief)}
          className="aria-pressed:text-ink [&_svg]:fill-none!"
        />
        <IconButton
          label={m.taste_delete_named({ name: label })}
          icon={<TrashIcon className="text-muted" />}
          onClick={onForget}
        />
      </div>
    </li>
  );
}
