import { type RefObject, useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import type { FieldFault } from "#contract/errors.ts";
import { type Result, refuse } from "#vocabulary/result.ts";

export type Faults = Readonly<Record<string, FieldFault>>;

type Attempt<T> = {
  /** What is wrong as far as the page can tell. With any of these, no call is made. */
  readonly faults?: Faults | undefined;
  readonly call: () => Promise<Result<T, Problem>>;
  /** The button stays busy until this is done too: usually the way to the next page. */
  readonly done: (answer: T) => unknown;
  /** A refusal that leads elsewhere says so with `true`; it is then not shown. */
  readonly refused?: ((problem: Problem) => boolean | Promise<boolean>) | undefined;
};

type State = { readonly busy: boolean; readonly faults: Faults; readonly problem: Problem | undefined };

export type Submission = State & {
  readonly form: RefObject<HTMLFormElement | null>;
  /** How often it was tried: a key that makes the same alert be said again. */
  readonly attempt: number;
  readonly submit: <T>(attempt: Attempt<T>) => Promise<void>;
  /** For the form's `onInput`: what is being put right is no longer called wrong. */
  readonly forgive: (event: { readonly target: EventTarget }) => void;
  readonly forgiveField: (name: string) => void;
  /** Shows faults that were found elsewhere than in a submit. */
  readonly complain: (faults: Faults) => void;
};

const untried: State = { busy: false, faults: {}, problem: undefined };

/** Runs a form's call once at a time, and holds what came of it. The fields keep their own values. */
export function useSubmission(): Submission {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [state, setState] = useState(untried);
  const [attempt, setAttempt] = useState(0);

  // Once the page shows what is wrong, the first wrong field is where to go on.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);

  const end = (faults: Faults, problem?: Problem) => {
    setState({ busy: false, faults, problem });
    setAttempt((before) => before + 1);
  };

  const submit = async <T>({ faults = {}, call, done, refused }: Attempt<T>) => {
    if (running.current) return;
    if (Object.keys(faults).length > 0) return end(faults);
    running.current = true;
    // What was said stays until there is news, so that nothing moves meanwhile.
    setState((before) => ({ ...before, busy: true }));
    try {
      const answer = await call().catch(unreachable);
      if (answer.ok) {
        await done(answer.value);
        setState(untried);
      } else if (await refused?.(answer.refusal)) setState(untried);
      else end(faultsOf(answer.refusal), answer.refusal);
    } finally {
      running.current = false;
    }
  };

  const forgiveField = (name: string) =>
    setState((before) =>
      Object.hasOwn(before.faults, name) ? { ...before, faults: without(before.faults, name) } : before,
    );

  const forgive = ({ target }: { readonly target: EventTarget }) => {
    const name = "name" in target && typeof target.name === "string" ? target.name : "";
    forgiveField(name);
  };

  return { ...state, form, attempt, submit, forgive, forgiveField, complain: (faults) => end(faults) };
}

/** The code that makes calls did not load: no way to the site. */
const unreachable = (cause: unknown) => refuse<Problem>({ kind: "unreachable", message: String(cause) });

const faultsOf = (problem: Problem): Faults => (problem.kind === "refused" ? (problem.fields ?? {}) : {});

const without = (faults: Faults, name: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name));
