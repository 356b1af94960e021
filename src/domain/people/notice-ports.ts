import type { Notice } from "./notice.ts";

export type NoticeStore = {
  /** What is told in the app, the latest first, after a place; and how many of all are unread. */
  list(personId: string, limit: number, after?: NoticePlace): Promise<ListedNotices>;
  /** Says how many are unread then. What is not theirs is passed over. */
  markRead(personId: string, which: "all" | readonly string[], at: Date): Promise<number>;
  /** What one mail is to tell. */
  ofMail(mailId: string): Promise<readonly Notice[]>;
  keepUnsubscribeToken(personId: string, tokenHash: string, at: Date): Promise<void>;
  /** Turns every notification by mail off. False when nobody has such a token. */
  unsubscribe(tokenHash: string, at: Date): Promise<boolean>;
  sweep(at: Date): Promise<void>;
};

export type NoticePlace = { readonly createdAt: Date; readonly id: string };
type ListedNotices = {
  readonly notices: readonly Notice[];
  readonly unread: number;
  readonly hasMore: boolean;
};
