import { memo } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { HeartIcon } from "#web/ui/tool-icons.tsx";
import type { DeckState } from "./deck-state.ts";
import { changeWords } from "./deck-words.ts";

type DeckChangesProps = { changes: DeckState["changes"]; className?: string | undefined };

/** What the last answers did to the next cards, as far as it was seen to happen. */
const DeckChanges = memo(function DeckChanges({ changes, className }: DeckChangesProps) {
  return (
    <section className={classNames("text-14", className)} aria-labelledby="deck-changes">
      <h2 id="deck-changes" className="border-line border-b pb-3">
        {m.discover_changes()}
      </h2>
      {changes.length === 0 && <p className="pt-3 text-muted">{m.discover_changes_none()}</p>}
      <ul>
        {changes.map((change) => (
          <li
            key={change.card.id}
            className="flex items-start gap-3.5 border-line border-b py-3 last:border-b-0 [@media(height<860px)]:nth-3:hidden"
          >
            <Picture
              image={{ ...change.card.image, alt: "" }}
              sizes="44px"
              className="w-11 flex-none rounded-pic"
            />
            <div className="min-w-0 flex-1">
              <p className="truncate">{change.card.name}</p>
              <p className="text-muted">{changeWords(change)}</p>
              {change.came.length > 0 && (
                <p className="mt-0.5 line-clamp-2 text-12 text-muted">
                  {m.discover_changed_came({ names: change.came.join(", ") })}
                </p>
              )}
            </div>
            {change.answer === "liked" ? (
              <HeartIcon className="mt-0.5 size-4 flex-none fill-current text-accent" />
            ) : (
              <CloseIcon className="mt-0.5 size-4 flex-none text-muted" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

export default DeckChanges;
