import type { Urgency } from "../pictures/waiting-line.ts";

export type Turns = {
  /** What ends the turn, once it is there. Nothing when too many wait, or it is closed. */
  readonly take: (host: string, urgency: Urgency) => Promise<(() => void) | undefined>;
  readonly close: () => void;
};

type Waiting = {
  readonly host: string;
  readonly urgency: Urgency;
  readonly begin: (end: (() => void) | undefined) => void;
};

/** So many at once, and only one at each host: a merchant should not notice us. */
export function openTurns(most: number, longestLine: number): Turns {
  const busy = new Set<string>();
  let line: Waiting[] = [];
  let closed = false;

  const next = (): void => {
    if (busy.size >= most) return;
    const ready = line.filter(({ host }) => !busy.has(host));
    const first = ready.find(({ urgency }) => urgency === "asked") ?? ready[0];
    if (!first) return;
    line = line.filter((one) => one !== first);
    busy.add(first.host);
    first.begin(() => {
      busy.delete(first.host);
      next();
    });
    next();
  };

  return {
    take: (host, urgency) => {
      if (closed || line.length >= longestLine) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>();
      line.push({ host, urgency, begin: resolve });
      next();
      return promise;
    },
    close: () => {
      closed = true;
      for (const { begin } of line.splice(0)) begin(undefined);
    },
  };
}
