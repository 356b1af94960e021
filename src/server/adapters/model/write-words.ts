import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, type ModelMessage, streamText, type ToolSet } from "ai";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { boundedFetch } from "./bounded-fetch.ts";

export type ModelAddress = {
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly name: string;
};

/** How long a model is waited for, in milliseconds, and how much of it is taken. */
export type Patience = {
  /** Until its first word. */
  readonly firstMs: number;
  /** Between two words. */
  readonly silenceMs: number;
  /** In any such time it must write so many characters, from the first to the last. */
  readonly slowMs: number;
  readonly slowLength: number;
  readonly wholeMs: number;
  readonly mostLength: number;
  readonly mostBytes: number;
};

/**
 * Whoever asks has the built-in answer within two seconds of the moment that the other side begins to fail: at once,
 * or late, when it stops or merely drips.
 */
export const patience: Patience = {
  firstMs: 1_400,
  silenceMs: 400,
  slowMs: 1_700,
  slowLength: 80,
  wholeMs: 6_000,
  mostLength: 2_000,
  mostBytes: 256_000,
};

/** Why there are no words. `left` is no fault of the model. */
export type NoWords = "unreachable" | "cut" | "hang" | "slow" | "tool" | "too_long" | "left";

export type Writing = {
  readonly instructions: string;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
};

const steps = 3;

export function openWriter(address: ModelAddress, { mostBytes, ...waits }: Patience) {
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: address.baseUrl,
    ...(address.key !== undefined && { apiKey: address.key }),
    fetch: boundedFetch(mostBytes),
  });
  const model = provider(address.name);

  return async (writing: Writing, reader: AbortSignal): Promise<Result<string, NoWords>> => {
    const stop = new AbortController();
    const given = Promise.withResolvers<Result<string, NoWords>>();
    const giveUp = (why: NoWords) => {
      given.resolve(refuse(why));
      stop.abort();
    };
    const clock = watch(waits, giveUp);
    const leave = () => giveUp("left");
    reader.addEventListener("abort", leave);
    if (reader.aborted) leave();
    // Whatever the library waits for, nobody waits for the library.
    read().then(given.resolve, () => giveUp(clock.hasBegun() ? "cut" : "unreachable"));
    try {
      return await given.promise;
    } finally {
      clock.stop();
      reader.removeEventListener("abort", leave);
    }

    async function read(): Promise<Result<string, NoWords>> {
      const { stream } = streamText({
        model,
        ...writing,
        stopWhen: isStepCount(steps),
        maxRetries: 0,
        maxOutputTokens: 400,
        temperature: 0.6,
        abortSignal: stop.signal,
        // Told by a part of the stream.
        onError: () => {},
      });
      let text = "";
      for await (const part of stream) {
        if (part.type === "error") return refuse(clock.hasBegun() ? "cut" : "unreachable");
        if (part.type === "abort") return refuse("hang");
        if (part.type === "tool-error") return refuse("tool");
        // What was said before looking something up is no answer.
        if (part.type === "start-step") text = "";
        if (part.type === "finish-step" && part.finishReason === "error") return refuse("cut");
        if (part.type === "finish" && part.finishReason !== "stop")
          return refuse(part.finishReason === "length" ? "too_long" : "cut");
        if (part.type !== "text-delta") continue;
        text += part.text;
        clock.heard(part.text.length);
        if (text.length > waits.mostLength) {
          giveUp("too_long");
          return refuse("too_long");
        }
      }
      return accept(text.trim());
    }
  };
}

/** Gives up when nothing is heard for too long, or too little. */
function watch(waits: Omit<Patience, "mostBytes">, giveUp: (why: NoWords) => void) {
  let length = 0;
  let silence = setTimeout(() => giveUp("hang"), waits.firstMs);
  const heard = [{ at: performance.now(), length }];
  const slow = setInterval(() => {
    const since = performance.now() - waits.slowMs;
    while (heard[1] && heard[1].at <= since) heard.shift();
    const [before] = heard;
    if (before && before.at <= since && length - before.length < waits.slowLength) giveUp("slow");
  }, waits.slowMs / 17);
  const whole = setTimeout(() => giveUp("slow"), waits.wholeMs);
  return {
    hasBegun: () => length > 0,
    heard(more: number) {
      length += more;
      heard.push({ at: performance.now(), length });
      clearTimeout(silence);
      silence = setTimeout(() => giveUp("hang"), waits.silenceMs);
    },
    stop() {
      for (const timer of [silence, slow, whole]) clearTimeout(timer);
    },
  };
}
