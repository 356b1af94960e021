import { setTimeout } from "node:timers/promises";
import { emptyConversation } from "#domain/assistant/conversation.ts";
import type { Stylist } from "#domain/assistant/ports.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { newSession } from "#domain/recommendation/session.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import { universes } from "#vocabulary/universe.ts";

const said = [
  { language: "en", text: "a navy wool coat under 300" },
  { language: "fr", text: "une tenue pour un mariage en été" },
] as const;

const pauseMs = 50;

/** Asks what people ask, so that whatever is made once is made before the first of them. */
export async function warmAssistant(stylist: Stylist, snapshot: Snapshot): Promise<void> {
  for (const universe of universes)
    for (const { language, text } of said) {
      // Whoever waits meanwhile has a turn.
      await setTimeout(pauseMs);
      await stylist({
        text,
        language,
        universe,
        conversation: emptyConversation,
        wants: wantsOf(snapshot, universe, {}),
        session: newSession,
        isTaste: false,
      });
    }
}
