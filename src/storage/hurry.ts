import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long whoever asks waits for the database, all its statements together. `call` is a person who waits for an
 * answer; `long_call` is one whose answer may take a while (figures over everything, files, streams), once the
 * database has shown that it is there; `work` is what nobody waits for and what may rightly take minutes.
 */
type Patience = "call" | "long_call" | "work";

/** An API call must be answered within two seconds: the rest is left for everything that is not the database. */
export const callMilliseconds = 1_500;
const longCallMilliseconds = 20_000;

export type Hurry = {
  readonly patience: Patience;
  /** Milliseconds. Endless for work, and as soon as the call has been answered: what it began may go on. */
  left(): number;
  /** Around every wait for the database. */
  spend<T>(wait: Promise<T>): Promise<T>;
};

const store = new AsyncLocalStorage<Hurry>();

/** Whatever is asked of the database meanwhile is asked with this much patience. */
export const withPatience = async <T>(patience: Patience, work: () => Promise<T>): Promise<T> => {
  const { hurry, end } = openHurry(patience);
  try {
    return await store.run(hurry, work);
  } finally {
    end();
  }
};

/** Nothing outside of `withPatience`: a job of the server waits as long as it takes. */
export const currentHurry = (): Hurry | undefined => store.getStore();

const openHurry = (patience: Patience): { readonly hurry: Hurry; end(): void } => {
  let most = patience === "work" ? Number.POSITIVE_INFINITY : callMilliseconds;
  let spent = 0;
  let waiting = 0;
  let since = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) spent += performance.now() - since;
  };
  const hurry: Hurry = {
    patience,
    left: () => most - spent - (waiting > 0 ? performance.now() - since : 0),
    async spend(wait) {
      // Two waits at once count once.
      if (waiting === 0) since = performance.now();
      waiting += 1;
      try {
        const answer = await wait;
        if (patience === "long_call") most = Math.max(most, longCallMilliseconds);
        return answer;
      } finally {
        leave();
      }
    },
  };
  const end = () => {
    most = Number.POSITIVE_INFINITY;
  };
  return { hurry, end };
};
