import type { ModelMessage } from "ai";
import type { Rewriter } from "#api/ports.ts";
import { amountsIn } from "#domain/assistant/answer/amounts-in.ts";
import { claimsIn } from "#domain/assistant/answer/claims-in.ts";
import { type Known, wordsFault } from "#domain/assistant/answer/validate.ts";
import { brandsOf } from "#domain/assistant/brands-of.ts";
import type { Draft } from "#domain/assistant/ports.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { openCircuit } from "./circuit.ts";
import { instructionsFor, taskOf } from "./instructions.ts";
import { rememberPieces } from "./known-pieces.ts";
import { type ToolWorld, toolsFor } from "./tools.ts";
import { type ModelAddress, openWriter, type Patience, patience as usual } from "./write-words.ts";

export type ModelParts = ToolWorld & {
  readonly address: ModelAddress;
  readonly snapshot: () => Snapshot;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onFallback: (reason: string) => void;
  readonly patience?: Patience;
};

/** A model that says answers better. What it writes is checked as a whole before any of it is shown. */
export function openModel(parts: ModelParts): Rewriter {
  const { address, snapshot, now, onFallback, patience = usual } = parts;
  const write = openWriter(address, patience);
  const circuit = openCircuit(now);

  return async (draft, signal) => {
    // Where there is nothing to show, the own words say it all.
    if (draft.answer.products.length === 0) return undefined;
    if (!circuit.mayTry()) {
      onFallback("resting");
      return undefined;
    }
    const pieces = rememberPieces(snapshot(), draft);
    const instructions = instructionsFor(draft.language);
    const messages = messagesFor(draft, pieces);
    const written = await write({ instructions, messages, tools: toolsFor(parts, draft, pieces) }, signal);
    if (!written.ok) {
      if (written.refusal === "left") circuit.letGo();
      else circuit.failed();
      onFallback(written.refusal);
      return undefined;
    }
    circuit.succeeded();
    const fault = wordsFault(written.value, knownOf(parts, draft, pieces, instructions));
    if (!fault) return written.value;
    onFallback(`invalid_${fault}`);
    return undefined;
  };
}

/** The built-in answer, told as the result of the tool that found it. */
function messagesFor(draft: Draft, { tell }: ReturnType<typeof rememberPieces>): ModelMessage[] {
  const { answer } = draft;
  const found = answer.products.flatMap(({ id }) => tell(id) ?? []);
  const call = {
    toolCallId: "shown",
    toolName: answer.look ? "build_outfit" : "search_products",
  } as const;
  return [
    { role: "user", content: taskOf(draft) },
    { role: "assistant", content: [{ type: "tool-call", ...call, input: {} }] },
    {
      role: "tool",
      content: [{ type: "tool-result", ...call, output: { type: "json", value: { pieces: asJson(found) } } }],
    },
  ];
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

function knownOf(
  { snapshot }: ModelParts,
  { language, universe, said, standing, words, answer }: Draft,
  { all }: ReturnType<typeof rememberPieces>,
  instructions: string,
): Known {
  const pieces = all();
  const own = new Set(pieces.map(({ brand }) => brand));
  const { min, max, about, total } = standing.price ?? {};
  const inLook = answer.products.map(({ id }) => pieces.find((piece) => piece.id === id)?.amounts[0] ?? 0);
  const sum = inLook.reduce((one, other) => one + other, 0);
  return {
    language,
    pieces,
    said: [said, words, answer.look?.note ?? "", ...answer.products.flatMap(({ why }) => why)],
    asked: standing.slots,
    not: standing.not,
    amounts: [min, max, about, answer.look && sum, ...amountsIn(words).amounts].flatMap((one) => one || []),
    most: total ? undefined : max,
    otherBrands: [...snapshot().brands.values()].map(({ name }) => name).filter((name) => !own.has(name)),
    instructions,
    hear: (text) => claimsIn(text, { language, universe, brands: brandsOf(snapshot()) }),
  };
}
