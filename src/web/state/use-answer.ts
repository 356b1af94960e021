import { useEffect, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { Answer, Endpoint, Input } from "#contract/endpoint.ts";
import type { Result } from "#vocabulary/result.ts";
import { call, type LateEndpoint } from "./call.ts";

type Asked<E extends Endpoint, Initial> = {
  /** The last one there was, until the next is there. */
  readonly answer: Answer<E> | Initial | undefined;
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  readonly again: () => void;
};

type Options<Initial> = {
  /** What the page came with: it is not asked for again. */
  readonly initial?: Initial | undefined;
  /** Waits so many milliseconds for the question to settle. */
  readonly after?: number;
  /** Not to be asked yet. */
  readonly paused?: boolean;
};

/** The answer to a question that changes while the page is used; an answer to an older question is passed over. */
export function useAnswer<E extends Endpoint, Initial = Answer<E>>(
  endpoint: E | LateEndpoint<E>,
  input: Input<E>,
  { initial, after = 0, paused = false }: Options<Initial> = {},
): Asked<E, Initial> {
  const question = JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<{
    question: string;
    attempt: number;
    result: Result<Answer<E>, Problem>;
  }>();
  const [last, setLast] = useState<Answer<E> | Initial | undefined>(initial);

  useEffect(() => {
    if (paused || (initial !== undefined && attempt === 0)) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const result = await call(
        typeof endpoint === "function" ? endpoint : async () => endpoint,
        JSON.parse(question),
      );
      if (!wanted) return;
      setHeard({ question, attempt, result });
      if (result.ok) setLast(result.value);
    }, after);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [endpoint, question, attempt, initial, after, paused]);

  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    const failed = heard && !heard.result.ok;
    if (failed) window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [heard]);

  const answered = heard?.question === question && heard.attempt === attempt ? heard.result : undefined;
  return {
    answer: attempt === 0 && initial !== undefined ? initial : last,
    problem: answered && !answered.ok ? answered.refusal : undefined,
    busy: !answered && (initial === undefined || attempt > 0),
    again: () => setAttempt((before) => before + 1),
  };
}
