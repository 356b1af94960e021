import pg from "pg";
import { callMilliseconds, currentHurry } from "../hurry.ts";

/** Nobody waits for the answer any more: so long it may still come before the connection is given up. */
const abandonedMilliseconds = 4_000;
const longCallMilliseconds = 25_000;
/** A job of the server, or one that waits for another job: of a connection that is dead nobody is told otherwise. */
const workMilliseconds = 15 * 60_000;

const mostOf = (): number => {
  const patience = currentHurry()?.patience;
  if (patience === "call") return callMilliseconds + abandonedMilliseconds;
  return patience === "long_call" ? longCallMilliseconds : workMilliseconds;
};

/**
 * A connection that ends itself when a statement is not answered at all: a server that hangs, or a network that
 * swallows everything, would keep its place in the pool for ever.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens only while nobody uses it; unheard, a connection that breaks would end the process.
    this.on("error", () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of node-postgres, passed on as they are
  override query(...given: any): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const answer: unknown = (super.query as any)(...given);
    if (answer instanceof Promise) {
      const timer = setTimeout(() => this.#breakOff(), mostOf());
      const settled = () => clearTimeout(timer);
      answer.then(settled, settled);
    }
    return answer;
  }

  /** `end` would wait for the server to say goodbye. */
  #breakOff(): void {
    const connection: unknown = Reflect.get(this, "connection");
    (connection as { readonly stream: { destroy(): void } }).stream.destroy();
  }
}
