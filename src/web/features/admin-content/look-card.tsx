import type { AdminLook } from "#contract/admin/content.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { lookStateWords, makerWords, slotWords } from "./look-words.ts";

export type LookAction = "rename" | "hide" | "show" | "delete";

type LookCardProps = { look: AdminLook; onAct: (action: LookAction) => void };

/** A look with its pieces, what people said of it, and what can be done. */
export function LookCard({ look, onAct }: LookCardProps) {
  const { title, image, state, pieces, occasion, season, formality } = look;
  const language = currentLanguage();
  const other = language === "en" ? "fr" : "en";
  const facts = {
    occasion: occasionLabels[occasion][language],
    season: seasonLabels[season][language],
    formality,
  };
  return (
    <li className="flex flex-col border-line border-b pb-6" data-look={look.id}>
      <div className="relative">
        {image ? (
          <Picture
            image={image}
            sizes="(min-width: 80rem) 280px, (min-width: 40rem) 33vw, 50vw"
            className={classNames("rounded-pic", state !== "shown" && "opacity-40")}
          />
        ) : (
          <span className="block aspect-picture rounded-pic border border-edge border-dashed" />
        )}
        {state !== "shown" && (
          <span className="absolute top-2.5 left-2.5 rounded-chip bg-ink px-2.5 py-1 text-12 text-paper">
            {lookStateWords[state]()}
          </span>
        )}
      </div>
      <h2 className="mt-3 text-14 font-medium">{title[language]}</h2>
      <p lang={other} className="text-12 text-muted">
        {title[other]}
      </p>
      <p className="mt-1.5 text-12 text-muted">{m.admin_looks_facts(facts)}</p>
      <p className="num text-12 text-muted">
        {makerWords[look.made_by]()} · {m.admin_looks_liked({ likes: look.likes, dislikes: look.dislikes })}
      </p>
      <ul aria-label={m.admin_looks_pieces()} className="mt-2 text-12">
        {pieces.map(({ slot, id, name, price, in_stock }) => (
          <li key={slot} className="flex justify-between gap-3">
            <span
              className={classNames("truncate", !in_stock && "text-muted line-through")}
              title={`${name} · ${id}`}
            >
              <span className="sr-only">{slotWords[slot]()}: </span>
              {name}
            </span>
            <span className="num flex-none text-muted">
              {in_stock ? price !== null && formatMoney(price, "EUR", language) : m.admin_looks_out()}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button size="small" onClick={() => onAct("rename")}>
          {m.admin_looks_rename()}
          <span className="sr-only"> {title[language]}</span>
        </Button>
        {state !== "retired" && (
          <Button size="small" onClick={() => onAct(state === "shown" ? "hide" : "show")}>
            {state === "shown" ? m.admin_looks_hide() : m.admin_looks_show()}
            <span className="sr-only"> {title[language]}</span>
          </Button>
        )}
        {look.made_by === "admin" && (
          <Button size="small" look="quiet" onClick={() => onAct("delete")}>
            {m.admin_looks_delete()}
            <span className="sr-only"> {title[language]}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
