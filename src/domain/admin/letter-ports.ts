import type { Result } from "#vocabulary/result.ts";
import type { Doing, Page, UnknownCursor } from "./page.ts";

export type ListedLetter = {
  readonly id: string;
  readonly recipient: string;
  readonly about: string;
  readonly state: "waiting" | "sent" | "failed";
  readonly createdAt: Date;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
};

type LetterQuery = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly state?: ListedLetter["state"] | undefined;
  /** The beginning of an address. */
  readonly words?: string | undefined;
};

export type LetterDesk = {
  /** The latest first. */
  list(query: LetterQuery): Promise<Result<Page<ListedLetter>, UnknownCursor>>;
  /** Due at once. One that has gone out stays as it is. */
  retry(
    id: string,
    doing: Doing,
  ): Promise<Result<ListedLetter, { readonly kind: "not_found" | "already_sent" }>>;
};

export type AuditedDeed = {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly actor: { readonly id: string; readonly email: string | null } | null;
  readonly personId: string | null;
  readonly subject: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly note: string;
};

type AuditQuery = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** The beginning of it. */
  readonly action?: string | undefined;
  readonly person?: string | undefined;
  readonly actor?: string | undefined;
  /** ISO days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type AuditDesk = {
  /** The latest first. */
  list(query: AuditQuery): Promise<Result<Page<AuditedDeed>, UnknownCursor>>;
};
