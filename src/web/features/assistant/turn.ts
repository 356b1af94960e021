import {
  type AnsweredCard,
  type AssistantEvent,
  type AssistantEventName,
  assistantEvents,
  type Exchange,
  type Say,
  type ShownChip,
} from "#contract/assistant.ts";
import type { Problem } from "#contract/client.ts";
import type { StreamedEvent } from "#web/data/read-events.ts";

type LookShown = Extract<AssistantEvent, { event: "look" }>["data"];

/** One thing that was said, and what came back so far. */
export type Turn = {
  readonly id: string;
  /** Nothing when a chip was taken away; then `without` names it. */
  readonly text: string;
  readonly without?: string | undefined;
  readonly status: "asking" | "writing" | "done" | "stopped" | "failed";
  readonly chips: readonly ShownChip[];
  readonly answer: string;
  readonly products: readonly AnsweredCard[];
  readonly look?: LookShown | undefined;
  readonly question?: { readonly text: string; readonly options: readonly Say[] } | undefined;
  readonly suggestions: readonly Say[];
  readonly problem?: Problem | undefined;
  /** Where the server keeps it, and the last event that came: the rest can be asked for. */
  readonly kept?:
    | { readonly conversation: string; readonly message: string; readonly last: number }
    | undefined;
};

export const newTurn = (id: string, text: string, without?: string): Turn => ({
  id,
  text,
  without,
  status: "asking",
  chips: [],
  answer: "",
  products: [],
  suggestions: [],
});

/** As it is once an event has come; what comes twice counts once. */
export function afterEvent(turn: Turn, streamed: StreamedEvent): Turn {
  if (turn.kept && streamed.id > 0 && streamed.id <= turn.kept.last) return turn;
  const event = eventOf(streamed);
  if (!event) return turn;
  return apply(turn.kept ? { ...turn, kept: { ...turn.kept, last: streamed.id } } : turn, event, streamed.id);
}

function apply(turn: Turn, event: AssistantEvent, id: number): Turn {
  switch (event.event) {
    case "understood": {
      const { chips, conversation, message } = event.data;
      return { ...turn, chips, status: "writing", kept: { conversation, message, last: id } };
    }
    case "products":
      return { ...turn, products: event.data.products };
    case "look":
      return { ...turn, look: event.data };
    case "text":
      return { ...turn, answer: turn.answer + event.data.text };
    case "question":
      return { ...turn, question: event.data };
    case "suggestions":
      return { ...turn, suggestions: event.data.suggestions };
    case "done":
      return { ...turn, status: "done" };
    case "error":
      return {
        ...turn,
        status: "failed",
        problem: { kind: "unintelligible", message: event.data.message },
      };
  }
}

const isName = (name: string): name is AssistantEventName => Object.hasOwn(assistantEvents, name);

/** Nothing for an event that this page does not know yet. */
function eventOf({ event, data }: StreamedEvent): AssistantEvent | undefined {
  if (!isName(event)) return undefined;
  const parsed = assistantEvents[event].safeParse(data);
  return parsed.success ? ({ event, data: parsed.data } as AssistantEvent) : undefined;
}

/** As a conversation that was kept has it. */
export const turnOf = ({ id, text, chips, answer, products, look, suggestions }: Exchange): Turn => ({
  ...newTurn(id, text),
  status: "done",
  chips,
  answer,
  products,
  look: look && { look },
  suggestions,
});

/** As it is kept on a visitor's device. */
export const exchangeOf = (turn: Turn): Exchange => ({
  id: turn.id,
  at: "",
  intent: "find",
  text: turn.text,
  chips: [...turn.chips],
  answer: turn.answer,
  products: [...turn.products],
  ...(turn.look && { look: turn.look.look }),
  suggestions: [...turn.suggestions],
});
