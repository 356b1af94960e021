import type { DislikeScope } from "#vocabulary/reaction.ts";

/**
 * What people do that says something of their taste, and how much. Whatever is taken back leaves no evidence, so it
 * counts no more.
 */
export const evidenceWeights = {
  liked: 1,
  bookmarked: 1.2,
  disliked: -1,
  product_purchased: 2,
  product_chosen: 1,
  product_card_clicked: 0.3,
  product_image_seen: 0.1,
  /** Seen for a second and left alone. */
  product_seen: -0.03,
  /** Of each piece of the look. */
  look_liked: 0.4,
  look_disliked: -0.2,
} as const;
export type EvidenceKind = keyof typeof evidenceWeights;

export interface Evidence {
  readonly product: number;
  readonly kind: EvidenceKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * What a dislike is about. The colour or the brand speaks of that alone; a cut or a price of nothing a taste is made
   * of; `owned` and `later` are not against anything.
   */
  readonly scope?: DislikeScope;
}

/** After so many days it says half as much. */
export const halfLifeDays = 60;

/** After so many answers since it says half as much: tastes change by what is done, not only by the calendar. */
export const halfLifeAnswers = 40;
