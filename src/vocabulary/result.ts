/** A refusal is a value: expected, part of the contract. A fault is thrown. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: E };

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <E>(refusal: E): Result<never, E> => ({ ok: false, refusal });
