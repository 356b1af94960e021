import { useId } from "react";
import type { TracedPick } from "#contract/admin/reco.ts";
import { StretchMark } from "#web/features/product/stretch-mark.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { MatchRing } from "#web/ui/match-ring.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { ChevronDownIcon } from "#web/ui/tool-icons.tsx";
import type { Moved } from "./moved.ts";
import { MovedMark } from "./moved-mark.tsx";
import { badgeWords, type RecoAction, sourceWords } from "./reco-words.ts";
import { TraceView } from "./trace-view.tsx";

type TracedRowProps = {
  pick: TracedPick;
  open: boolean;
  onToggle: () => void;
  /** Against the other list. */
  moved?: Moved | "gone" | undefined;
  onAct?: ((action: RecoAction | "clear") => void) | undefined;
};

/** A pick in its place; it opens to say why it is there. */
export function TracedRow({ pick, open, onToggle, moved, onAct }: TracedRowProps) {
  const id = useId();
  const { product, place, score } = pick;
  return (
    <li className="border-line border-b" data-place={place} data-product={product.id}>
      <div className="relative flex items-center gap-3 py-2 sm:gap-4">
        <span className="num w-7 flex-none text-right font-serif text-d22 text-muted sm:w-9">
          <span className="sr-only">{m.admin_reco_place({ place })}</span>
          <span aria-hidden="true">{place}</span>
        </span>
        <Picture
          image={{ ...product.image, alt: "" }}
          sizes="56px"
          className={classNames("w-14 flex-none rounded-pic", moved === "gone" && "opacity-40")}
        />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-14 font-medium">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={onToggle}
              className="max-w-full truncate text-left covers"
            >
              <span className="sr-only">{m.admin_reco_open({ name: "" })}</span>
              {product.name}
            </button>
          </h3>
          <p className="truncate text-12 text-muted">
            {product.brand.name}
            {pick.sources.length > 0 && " · "}
            {pick.sources.map((source) => sourceWords[source]()).join(" · ")}
          </p>
          {(pick.stretch || pick.override) && (
            <p className="mt-1 flex flex-wrap gap-1.5 text-12">
              {pick.stretch && (
                <span className="rounded-chip border border-line px-2 py-0.5">
                  <StretchMark />
                </span>
              )}
              {pick.override && (
                <span className="rounded-chip bg-ink px-2 py-0.5 text-paper">
                  {badgeWords[pick.override.action]()}
                </span>
              )}
            </p>
          )}
        </div>
        {moved !== undefined && <MovedMark moved={moved} />}
        <MatchRing score={score} label={m.piece_match({ score })} />
        <ChevronDownIcon
          className={classNames(
            "size-4 flex-none text-muted transition-transform duration-fast ease-out max-sm:hidden",
            open && "rotate-180",
          )}
        />
      </div>
      {open && (
        <section id={id} aria-label={m.admin_reco_open({ name: product.name })} className="sm:pl-13">
          <TraceView pick={pick} onAct={onAct} />
        </section>
      )}
    </li>
  );
}
