import { m } from "#web/i18n/paraglide/messages.js";

/** What deeds begin with, by what they are about. */
export const auditAreas = (): readonly { readonly value: string; readonly label: string }[] => [
  { value: "person.", label: m.admin_people() },
  { value: "school.", label: m.admin_schools() },
  { value: "reco.", label: m.admin_group_recommendation() },
  { value: "weights.", label: m.admin_weights() },
  { value: "product.", label: m.admin_catalogue() },
  { value: "feed.", label: m.admin_feeds() },
  { value: "article.", label: m.admin_journal() },
  { value: "look.", label: m.admin_looks() },
  { value: "legal.", label: m.admin_legal() },
  { value: "lexicon.", label: m.admin_lexicon() },
  { value: "letter.", label: m.admin_outbox() },
];

const deeds: Readonly<Record<string, () => string>> = {
  account_deleted: m.admin_deed_account_deleted,
  admin_granted: m.admin_deed_admin_granted,
  confirmed: m.admin_deed_confirmed,
  first_admin_made: m.admin_deed_first_admin,
  password_reset: m.admin_deed_password_reset,
  profile_changed: m.admin_deed_profile_changed,
  "person.flags": m.admin_deed_person_flags,
  "person.signed_out": m.admin_deed_person_signed_out,
  "school.added": m.admin_deed_school_added,
  "school.changed": m.admin_deed_school_changed,
  "school.deleted": m.admin_deed_school_deleted,
  "letter.retried": m.admin_deed_letter_retried,
  "reco.pinned": m.admin_deed_reco_pinned,
  "reco.hidden": m.admin_deed_reco_hidden,
  "reco.boosted": m.admin_deed_reco_boosted,
  "reco.cleared": m.admin_deed_reco_cleared,
  "product.hidden": m.admin_deed_product_hidden,
  "product.shown": m.admin_deed_product_shown,
  "feed.run": m.admin_deed_feed_run,
  "feed.applied": m.admin_deed_feed_applied,
  "feed.changed": m.admin_deed_feed_changed,
  "feed.deleted": m.admin_deed_feed_deleted,
  "feed.rolled_back": m.admin_deed_feed_rolled_back,
  "article.added": m.admin_deed_article_added,
  "article.changed": m.admin_deed_article_changed,
  "article.published": m.admin_deed_article_published,
  "article.deleted": m.admin_deed_article_deleted,
  "picture.uploaded": m.admin_deed_picture_uploaded,
  "legal.published": m.admin_deed_legal_published,
  "lexicon.changed": m.admin_deed_lexicon_changed,
  "lexicon.restored": m.admin_deed_lexicon_restored,
};

/** In words where there are some; what is written by another release is called what it is. */
export const deedName = (action: string): string =>
  (Object.hasOwn(deeds, action) ? deeds[action] : undefined)?.() ?? action;
