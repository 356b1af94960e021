import type { AnsweredCard, AssistantEvent, Exchange, Say, ShownChip } from "#contract/assistant.ts";
import type { Problem } from "#contract/client.ts";

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

/** As a conversation that was kept has it. */
export const turnOf = (exchange: Exchange): Turn => {
  const { id, text, chips, answer, products, look, note, budget, question, suggestions } = exchange;
  return {
    ...newTurn(id, text),
    status: "done",
    chips,
    answer,
    products,
    look: look && { look, ...(note && { note }), ...(budget !== undefined && { budget }) },
    question,
    suggestions,
  };
};

/** As it is kept on a visitor's device. */
export const exchangeOf = (turn: Turn): Exchange => ({
  id: turn.id,
  at: "",
  intent: "find",
  text: turn.text,
  chips: [...turn.chips],
  answer: turn.answer,
  products: [...turn.products],
  ...turn.look,
  ...(turn.question && { question: { ...turn.question, options: [...turn.question.options] } }),
  suggestions: [...turn.suggestions],
});
