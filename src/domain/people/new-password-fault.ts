import { type PasswordFault, passwordFault } from "#vocabulary/password.ts";
import type { AccountPorts } from "./ports.ts";

export const newPasswordFault = (
  { passwords }: Pick<AccountPorts, "passwords">,
  password: string,
  email: string,
): PasswordFault | "common" | undefined =>
  passwordFault(password, email) ?? (passwords.isCommon(password) ? "common" : undefined);
