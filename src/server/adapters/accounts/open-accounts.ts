import { availableParallelism } from "node:os";
import type { LegalDocumentStore } from "#domain/editorial/ports.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { readActivity } from "#storage/people/activity.ts";
import { codeStore } from "#storage/people/code-store.ts";
import { dailyTopStore } from "#storage/people/daily-top-store.ts";
import { eventStore } from "#storage/people/event-store.ts";
import { lookReactionStore } from "#storage/people/look-reaction-store.ts";
import { noticeStore } from "#storage/people/notice-store.ts";
import { outboxStore } from "#storage/people/outbox-store.ts";
import { personStore } from "#storage/people/person-store.ts";
import { openRateLimits } from "#storage/people/rate-limits.ts";
import { reactionStore } from "#storage/people/reaction-store.ts";
import { recoListStore } from "#storage/people/reco-list-store.ts";
import { recommendedStore } from "#storage/people/recommended-store.ts";
import { savedSearchStore } from "#storage/people/saved-search-store.ts";
import { sessionStore } from "#storage/people/session-store.ts";
import { tasteStore } from "#storage/people/taste-store.ts";
import { openPasswords } from "./passwords.ts";
import { secrets } from "./secrets.ts";

export type AccountParts = {
  readonly database: Pick<OpenDatabase, "db" | "kind">;
  readonly legalDocuments: Pick<LegalDocumentStore, "current">;
  /** The pieces of a look that somebody said something of. */
  readonly piecesOfLook: (look: number) => readonly number[];
  readonly overridesFor: AccountPorts["overridesFor"];
  readonly now: () => Date;
  readonly letterQueued: () => void;
  readonly forgetMail: (email: string) => Promise<void>;
  /** Given the way to ask how many passwords wait for their turn. */
  readonly watchPasswords?: (waiting: () => number) => void;
};

export const openAccounts = ({
  database,
  legalDocuments,
  piecesOfLook,
  watchPasswords,
  ...rest
}: AccountParts): AccountPorts => ({
  ...rest,
  people: personStore(database.db),
  sessions: sessionStore(database.db),
  codes: codeStore(database.db),
  outbox: outboxStore(database.db),
  reactions: reactionStore(database.db),
  lookReactions: lookReactionStore(database.db),
  events: eventStore(database.db),
  savedSearches: savedSearchStore(database.db),
  activity: readActivity(database.db),
  taste: tasteStore(database.db, piecesOfLook),
  lists: recoListStore(database.db),
  dailyTops: dailyTopStore(database.db),
  recommended: recommendedStore(database.db),
  notices: noticeStore(database.db),
  limits: openRateLimits(database.db, database.kind),
  // A sign-in may wait for about two seconds of others before it is asked to come back.
  passwords: openPasswords(
    { atOnce: Math.max(1, availableParallelism() - 1), waiting: 32, waitingEach: 12 },
    watchPasswords,
  ),
  secrets,
  termsVersion: async () => {
    const terms = (await legalDocuments.current("en")).find(({ slug }) => slug === "terms-conditions");
    return terms?.version ?? 0;
  },
});
