import { type NoticeType, noticeBounds } from "#vocabulary/notice.ts";

/** Something that was found for someone. Products come and go: what it names may have left since. */
export type Notice = {
  readonly id: string;
  readonly type: NoticeType;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  /** The first few. */
  readonly products: readonly number[];
  /** Of all there were. */
  readonly total: number;
  /** As it was when it was run. */
  readonly search: { readonly id: string; readonly name: string; readonly query: string } | null;
  readonly brand: number | null;
  /** Of the products named, in the same order; only where prices fell. */
  readonly drops: readonly PriceDrop[];
};

/** In cents of a euro. */
export type PriceDrop = { readonly product: number; readonly was: number; readonly now: number };

/** Where it is told. */
export type NewNotice = Finding & {
  readonly id: string;
  readonly inApp: boolean;
  readonly byMail: boolean;
};

/** What there is to tell, before it is decided where. */
export type Finding = Omit<Notice, "id" | "createdAt" | "readAt">;

export const findingOf = (
  type: NoticeType,
  products: readonly number[],
  about: Partial<Pick<Finding, "search" | "brand" | "drops">> = {},
): Finding => ({
  type,
  products: products.slice(0, noticeBounds.products),
  total: products.length,
  search: null,
  brand: null,
  drops: [],
  ...about,
});
