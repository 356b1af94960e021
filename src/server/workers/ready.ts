const word = "cleed:ready";

/** A worker answers from now on. */
export const tellReady = (port: number): void => void process.send?.({ word, port });

/** The port of a worker that says so; of anything else that a worker says, nothing. */
export function readyPort(said: unknown): number | undefined {
  const isReady = typeof said === "object" && said !== null && "word" in said && said.word === word;
  return isReady && "port" in said && typeof said.port === "number" ? said.port : undefined;
}

/** The line that whoever started it waits for. */
export const readySentence = (host: string, port: number): string =>
  `Cleed is ready at http://${host.includes(":") ? `[${host}]` : host}:${port}`;
