import { type AssistantEvent, type AssistantEventName, assistantEvents } from "#contract/assistant.ts";
import type { StreamedEvent } from "#web/data/read-events.ts";
import type { Turn } from "./turn.ts";

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
    case "done":
      return { ...turn, status: "done", suggestions: event.data.suggestions };
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
