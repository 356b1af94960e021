import { m } from "#web/i18n/paraglide/messages.js";
import type { DeckState } from "./deck-state.ts";

/** What an answer did to the next cards; only what was compared is claimed. */
export function changeWords({ answers, of, came }: DeckState["changes"][number]): string {
  const change =
    came.length === 0
      ? m.discover_changed_nothing()
      : came.length < of
        ? m.discover_changed_some({ changed: came.length, count: of })
        : of === 1
          ? m.discover_changed_one()
          : m.discover_changed_all({ count: of });
  return answers > 1 ? m.discover_changed_together({ count: answers, change: lowered(change) }) : change;
}

const lowered = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);
