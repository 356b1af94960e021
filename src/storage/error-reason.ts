/** What an unknown thrown value has to say, for a refusal or a log. */
export const reasonOf = (error: unknown): string => {
  // Node gives connection failures of several addresses as an AggregateError without a message.
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
};

/** The code of a system error (`ENOENT`) or a database error (`23505`). */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
