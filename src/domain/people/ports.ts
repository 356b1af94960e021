import type { Preferences } from "#vocabulary/preferences.ts";
import type { Result } from "#vocabulary/result.ts";
import type {
  EventStore,
  LookReactionStore,
  ReactionStore,
  ReadActivity,
  SavedSearchStore,
} from "./activity-ports.ts";
import type { LetterRequest, QueuedLetter } from "./letter.ts";
import type { Limits } from "./limits.ts";
import type { DailyTopStore, RecoListStore, RecommendedStore } from "./list-ports.ts";
import type { NoticeStore } from "./notice-ports.ts";
import type { Overrides } from "./overrides.ts";
import type { Caller, Device, Person, Profile, Registration, Session } from "./person.ts";
import type { TasteStore } from "./taste-ports.ts";

/** Everything accounts are made of; `server` fills it in. */
export type AccountPorts = {
  readonly people: PersonStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly outbox: OutboxStore;
  readonly reactions: ReactionStore;
  readonly lookReactions: LookReactionStore;
  readonly events: EventStore;
  readonly savedSearches: SavedSearchStore;
  readonly activity: ReadActivity;
  readonly taste: TasteStore;
  readonly lists: RecoListStore;
  readonly dailyTops: DailyTopStore;
  readonly recommended: RecommendedStore;
  readonly notices: NoticeStore;
  /** What admins say of the lists of someone, or of a visitor, at this moment. */
  readonly overridesFor: (personId: string | undefined) => Overrides;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly now: () => Date;
  /** The version of the terms that are in force. */
  readonly termsVersion: () => Promise<number>;
  /** A letter waits: whoever carries them need not wait for the next round. */
  readonly letterQueued: () => void;
  /** Takes away what the post keeps about an address outside the database. */
  readonly forgetMail: (email: string) => Promise<void>;
};

export type PersonStore = {
  /**
   * In one transaction: a new pending person, or a pending one over again, and the letter. A confirmed person
   * stays untouched. The same statements run in every case, so the time tells nothing.
   */
  register(registration: Registration, terms: Terms, letter: NewLetter | undefined): Promise<void>;
  /** Whether a school may be chosen. */
  offersSchool(id: number): Promise<boolean>;
  find(id: string): Promise<Person | undefined>;
  findByEmail(email: string): Promise<KnownPerson | undefined>;
  /** Nothing when the person is gone. Of several changes of taste at once each is made to what the others left. */
  update(
    id: string,
    changes: Partial<Profile> | TasteChange,
    onboarded: boolean,
    at: Date,
  ): Promise<Person | undefined>;
  /** Keeps the hash of a reset token; a later one replaces it. */
  keepResetToken(id: string, tokenHash: string, at: Date): Promise<void>;
  findByResetToken(tokenHash: string): Promise<ResetTicket | undefined>;
  /** In one transaction, once per token: the new password, no more token, no more sessions, and the letter. */
  resetPassword(change: PasswordChange, letter: NewLetter): Promise<boolean>;
  /**
   * In one transaction, everything. The last admin stays: a site without any could not be run. `actorId` is who does
   * it when it is not the person.
   */
  remove(id: string, stub: string, at: Date, actorId?: string): Promise<"removed" | "nobody" | "last_admin">;
  /** Every further record about the person, by table. */
  records(id: string): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  hasAdmin(): Promise<boolean>;
  /** The first admin, unless there is one. Says whether this call made it. */
  addFirstAdmin(registration: Registration, terms: Terms): Promise<boolean>;
  makeAdmin(email: string, at: Date): Promise<"made" | "already" | "unknown" | "pending">;
  /** What is too old to keep: pending people, spent secrets. */
  sweep(at: Date): Promise<void>;
};

/** Called once the person's row is theirs alone. */
export type TasteChange = { readonly preferences: (kept: Preferences) => Preferences };

/** A person with the hashes that a password is compared with. An empty one matches nothing. */
export type KnownPerson = Person & {
  readonly passwordHash: string;
  /** Of whoever signed up with the address of a confirmed person. */
  readonly laterPasswordHash: string | undefined;
};

/** What was agreed to, and when. */
export type Terms = { readonly version: number; readonly at: Date };

type ResetTicket = { readonly personId: string; readonly email: string; readonly createdAt: Date };

type PasswordChange = {
  readonly personId: string;
  readonly tokenHash: string;
  readonly passwordHash: string;
  readonly at: Date;
};

export type NewLetter = {
  readonly id: string;
  readonly recipient: string;
  readonly request: LetterRequest;
  readonly at: Date;
};

export type SessionStore = {
  /** False when the person is gone, or has another password by now. */
  begin(session: NewSession): Promise<boolean>;
  /** Who holds the token, unless it has expired. Keeps the session alive, written at most once an hour. */
  find(tokenHash: string, at: Date): Promise<Caller | undefined>;
  list(personId: string, at: Date): Promise<readonly Session[]>;
  /** False when the person has no such session. */
  end(personId: string, sessionId: string): Promise<boolean>;
  endAll(personId: string): Promise<void>;
  sweep(at: Date): Promise<void>;
};

export type NewSession = Device & {
  readonly id: string;
  readonly personId: string;
  readonly tokenHash: string;
  /** The one that was shown to be theirs. */
  readonly passwordHash: string;
  readonly at: Date;
};

export type CodeStore = {
  /** The code that is now the only one of its purpose. */
  keep(personId: string, purpose: CodePurpose, codeHash: string, at: Date): Promise<void>;
  /** Counts a try and gives what to compare with; nothing when there is no code left to try. */
  try(personId: string, purpose: CodePurpose): Promise<KeptCode | undefined>;
  /** The try was not judged after all. */
  giveBack(personId: string, purpose: CodePurpose): Promise<void>;
  /**
   * In one transaction: the code is spent and its owner confirmed. True for exactly one caller. When several people
   * signed up with the address and this is not the one whose password is kept, that password is dropped and the
   * letter queued, which lets the owner of the mailbox choose one.
   */
  use(personId: string, purpose: CodePurpose, used: UsedCode): Promise<boolean>;
};

type UsedCode = {
  readonly codeHash: string;
  /** What the browser that signed up keeps, digested. */
  readonly claimHash: string | null;
  readonly letter: NewLetter;
  readonly at: Date;
};

export type CodePurpose = "signup";
type KeptCode = { readonly codeHash: string; readonly createdAt: Date };

export type OutboxStore = {
  add(letter: NewLetter): Promise<void>;
  /** Letters that are due, for this process alone until `leaseUntil`. */
  claim(at: Date, leaseUntil: Date, most: number): Promise<readonly QueuedLetter[]>;
  /** False when the letter is gone: its reader was deleted meanwhile. */
  sent(id: string, at: Date): Promise<boolean>;
  /** Nobody to write to: as if it had never been asked for. */
  drop(id: string): Promise<void>;
  /** Another try at `again`, or none any more. */
  failed(id: string, reason: string, again: Date | null): Promise<void>;
  /** When the next letter is due, if any waits. */
  nextDue(): Promise<Date | undefined>;
  sweep(at: Date): Promise<void>;
};

export type Busy = { readonly kind: "unavailable"; readonly retryAfter: number };

/** Slow on purpose, so only a few at once: the rest waits, and too many are turned away. */
export type Passwords = {
  /** `from` is who asks: nobody may fill the queue alone. */
  hash(password: string, from: string): Promise<Result<string, Busy>>;
  /** Takes as long when there is no hash to compare with. */
  matches(hash: string | undefined, password: string, from: string): Promise<Result<boolean, Busy>>;
  isCommon(password: string): boolean;
};

export type Secrets = {
  newId(): string;
  /** 256 bits. */
  newToken(): string;
  newCode(): string;
  /** One way, and the same every time. */
  digest(secret: string): string;
};
