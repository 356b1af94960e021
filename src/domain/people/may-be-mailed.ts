import type { AccountPorts } from "./ports.ts";

/** A code does not hold up a link, nor the other way round. */
export type MailPurpose = "code" | "reset";

export const mailPurposes: readonly MailPurpose[] = ["code", "reset"];

/** What the mails of one purpose to one address are counted under. */
export const mailKey = (purpose: MailPurpose, email: string): string => `${purpose} ${email}`;

/** One mail a minute and five an hour; who asks more often is told nothing, and sent nothing. */
export async function mayBeMailed(
  { limits }: AccountPorts,
  purpose: MailPurpose,
  email: string,
): Promise<boolean> {
  const key = mailKey(purpose, email);
  const pause = await limits.take("mailPause", key);
  if (!pause.ok) return false;
  const hour = await limits.take("mailHour", key);
  return hour.ok;
}
