import type { AccountPorts } from "#domain/people/ports.ts";

const hourMs = 3_600_000;
/** At a start whoever waits for the site comes first. */
const firstMs = 20_000;

/** How long mails stay that are files. */
const mailDays = 7;

type Sweeping = {
  readonly accounts: AccountPorts;
  /** What else is swept of the database. */
  readonly others: readonly ((at: Date) => Promise<void>)[];
  /** Each machine has files of its own. */
  readonly sweepMail: (before: Date) => Promise<void>;
  /** Of several processes one sweeps the database. */
  readonly once: (work: () => Promise<unknown>) => Promise<unknown>;
  readonly onFault: (error: unknown) => void;
};

/** Takes away what is too old to keep, soon after the start and every hour. Gives the way to stop. */
export function sweepAccounts({ accounts, others, sweepMail, once, onFault }: Sweeping): () => void {
  const sweepDatabase = async () => {
    const at = accounts.now();
    const all = [
      accounts.people.sweep(at),
      accounts.sessions.sweep(at),
      accounts.outbox.sweep(at),
      accounts.notices.sweep(at),
      accounts.lists.sweep(at),
      ...others.map((sweepOther) => sweepOther(at)),
    ];
    await Promise.all(all.map((one) => one.catch(onFault)));
  };
  const sweep = () => {
    once(sweepDatabase).catch(onFault);
    sweepMail(new Date(accounts.now().getTime() - mailDays * 86_400_000)).catch(onFault);
  };
  const timers = [setTimeout(sweep, firstMs), setInterval(sweep, hourMs)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
