import type { PasswordFault } from "#vocabulary/password.ts";

/** Why a field is refused; the words are those of the contract. */
type Fault = PasswordFault | "common" | "invalid" | "too_young" | "too_old" | "unknown";

export type Faulty = {
  readonly kind: "invalid";
  readonly fields: Readonly<Record<string, Fault | undefined>>;
};
