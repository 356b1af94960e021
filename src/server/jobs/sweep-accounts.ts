import type { AccountPorts } from "#domain/people/ports.ts";

const hourMs = 3_600_000;

/** How long mails stay that are files. */
const mailDays = 7;

/** Takes away what is too old to keep, at the start and every hour. Gives the way to stop. */
export function sweepAccounts(
  accounts: AccountPorts,
  /** What else is swept. */
  others: readonly ((at: Date) => Promise<void>)[],
  sweepMail: (before: Date) => Promise<void>,
  onFault: (error: unknown) => void,
): () => void {
  const sweep = () => {
    const at = accounts.now();
    const all = [
      accounts.people.sweep(at),
      accounts.sessions.sweep(at),
      accounts.outbox.sweep(at),
      accounts.notices.sweep(at),
      accounts.lists.sweep(at),
      ...others.map((sweepOther) => sweepOther(at)),
      sweepMail(new Date(at.getTime() - mailDays * 86_400_000)),
    ];
    for (const one of all) one.catch(onFault);
  };
  sweep();
  const timer = setInterval(sweep, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
