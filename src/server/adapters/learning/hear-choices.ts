import type { AccountPorts } from "#domain/people/ports.ts";

/** The same accounts, and whoever learns from choices is told of each. */
export const hearChoices = (accounts: AccountPorts, heard: () => void): AccountPorts => ({
  ...accounts,
  reactions: {
    ...accounts.reactions,
    change: async (...change) => {
      const changed = await accounts.reactions.change(...change);
      if (changed.ok) heard();
      return changed;
    },
  },
});
