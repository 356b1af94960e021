import { accept, refuse } from "#vocabulary/result.ts";
import { noActivity, noVerdicts } from "../activity.ts";
import { noOverrides } from "../overrides.ts";
import type { AccountPorts } from "../ports.ts";
import { nothingSaid } from "../taste-ports.ts";

const nothing = async () => undefined;
const none = async () => [];
const gone = refuse({ kind: "bad_token" } as const);

/** A site that nobody has signed up to. */
export const nobody: AccountPorts = {
  people: {
    register: nothing,
    offersSchool: async () => false,
    find: nothing,
    findByEmail: nothing,
    update: nothing,
    keepResetToken: nothing,
    findByResetToken: nothing,
    resetPassword: async () => false,
    remove: async () => "nobody",
    records: async () => ({}),
    hasAdmin: async () => false,
    addFirstAdmin: async () => false,
    makeAdmin: async () => "unknown",
    sweep: nothing,
  },
  sessions: {
    begin: async () => false,
    find: nothing,
    list: none,
    end: async () => false,
    endAll: nothing,
    sweep: nothing,
  },
  codes: { keep: nothing, try: nothing, giveBack: nothing, use: async () => false },
  outbox: {
    add: nothing,
    claim: none,
    sent: async () => true,
    drop: nothing,
    failed: nothing,
    nextDue: nothing,
    sweep: nothing,
  },
  reactions: {
    change: async () => gone,
    has: async () => false,
    list: none,
    verdicts: async () => noVerdicts,
    likedByEach: none,
  },
  lookReactions: {
    change: async () => gone,
    read: async () => noActivity.looks,
    has: async () => false,
    liked: none,
  },
  events: { add: async () => gone },
  savedSearches: { list: none, add: async () => gone, change: nothing, remove: async () => false },
  activity: async () => noActivity,
  taste: {
    read: async () => nothingSaid,
    change: async () => gone,
    rollBack: async () => gone,
    versions: async () => gone,
  },
  lists: { add: nothing, tried: none, sweep: nothing },
  dailyTops: { find: nothing, since: none, keep: nothing, extend: nothing },
  recommended: { keep: nothing, due: none },
  notices: {
    list: async () => ({ notices: [], unread: 0, hasMore: false }),
    markRead: async () => 0,
    ofMail: none,
    keepUnsubscribeToken: nothing,
    unsubscribe: async () => false,
    sweep: nothing,
  },
  overridesFor: () => noOverrides,
  limits: {
    take: async () => accept(1),
    giveBack: nothing,
    failed: nothing,
    has: async () => false,
    clear: nothing,
  },
  passwords: {
    hash: async (password) => accept(password),
    matches: async () => accept(false),
    isCommon: () => false,
  },
  secrets: {
    newId: () => "id",
    newToken: () => "token",
    newCode: () => "123456",
    digest: (secret) => secret,
  },
  now: () => new Date("2026-11-15T12:00:00Z"),
  termsVersion: async () => 1,
  letterQueued: () => {},
  forgetMail: nothing,
};
