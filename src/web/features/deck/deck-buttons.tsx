import type { RecommendedCard } from "#contract/recommendations.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { UndoIcon } from "#web/ui/late-icons.tsx";
import { BookmarkIcon, ChevronDownIcon, HeartIcon } from "#web/ui/tool-icons.tsx";
import type { DeckAnswer } from "./deck-state.ts";

type DeckButtonsProps = {
  /** The card on top. */
  card: RecommendedCard | undefined;
  /** There is nothing left to answer: only the way back stays. */
  isOver: boolean;
  canUndo: boolean;
  onAnswer: (answer: DeckAnswer) => void;
  onUndo: () => void;
};

export function DeckButtons({ card, isOver, canUndo, onAnswer, onUndo }: DeckButtonsProps) {
  const name = card?.name ?? "";
  const answer = (kind: DeckAnswer) => () => onAnswer(kind);
  const idle = card === undefined;
  if (isOver)
    return (
      <p className="flex min-h-17 items-center justify-center">
        {canUndo && (
          <Button look="quiet" size="medium" onClick={onUndo}>
            <UndoIcon />
            {m.discover_undo()}
          </Button>
        )}
      </p>
    );
  return (
    <fieldset className="flex items-center justify-center gap-3 sm:gap-4">
      <legend className="sr-only">{m.discover_answers()}</legend>
      <IconButton label={m.discover_undo()} icon={<UndoIcon />} disabled={!canUndo} onClick={onUndo} />
      <IconButton
        label={m.piece_dislike({ name })}
        icon={<CloseIcon />}
        look="surface"
        size="huge"
        disabled={idle}
        onClick={answer("disliked")}
      />
      <IconButton
        label={m.piece_like({ name })}
        icon={<HeartIcon className="fill-current" />}
        look="accent"
        size="huge"
        disabled={idle}
        onClick={answer("liked")}
      />
      <IconButton
        label={m.piece_bookmark({ name })}
        icon={<BookmarkIcon />}
        look="surface"
        size="large"
        disabled={idle}
        onClick={answer("bookmarked")}
      />
      <IconButton
        label={m.discover_skip({ name })}
        icon={<ChevronDownIcon />}
        disabled={idle}
        onClick={answer("skipped")}
      />
    </fieldset>
  );
}

/** For those with a keyboard in front of them. */
export function KeyLegend({ className }: { className?: string }) {
  const keys = [
    ["Z", m.discover_key_undo()],
    ["←", m.discover_key_no()],
    ["→", m.discover_key_yes()],
    ["↑", m.discover_key_keep()],
    ["↓", m.discover_key_skip()],
  ];
  return (
    <p className={className}>
      <span className="sr-only">{m.discover_keys()} </span>
      {keys.map(([key, word]) => (
        <span key={key} className="mx-2.5 whitespace-nowrap">
          <kbd className="font-sans">{key}</kbd> {word}
        </span>
      ))}
    </p>
  );
}
