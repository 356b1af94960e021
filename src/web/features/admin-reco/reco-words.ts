import type { RecoOverride, TracedPick } from "#contract/admin/reco.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export type RecoAction = RecoOverride["action"];
type Words = () => string;

export const sourceWords: Readonly<Record<TracedPick["sources"][number], Words>> = {
  pinned: m.admin_reco_source_pinned,
  wished: m.admin_reco_source_wished,
  style: m.admin_reco_source_style,
  wanted_style: m.admin_reco_source_wanted_style,
  followed_brand: m.admin_reco_source_followed_brand,
  similar_to_liked: m.admin_reco_source_similar_to_liked,
  liked_together: m.admin_reco_source_liked_together,
  taste: m.admin_reco_source_taste,
  new: m.admin_reco_source_new,
  popular: m.admin_reco_source_popular,
  explore: m.admin_reco_source_explore,
};

export const badgeWords: Readonly<Record<RecoAction, Words>> = {
  pin: m.admin_reco_badge_pin,
  hide: m.admin_reco_badge_hide,
  boost: m.admin_reco_badge_boost,
};

type Sayings = { readonly does: Words; readonly title: (of: { name: string }) => string };

/** What is asked before something is set by hand, and said after. */
export const actionWords: Readonly<
  Record<RecoAction | "clear", Sayings & { readonly text: Words; readonly done: Words }>
> = {
  pin: {
    does: m.admin_reco_action_pin,
    title: m.admin_reco_dialog_pin,
    text: m.admin_reco_dialog_pin_text,
    done: m.admin_reco_done_pin,
  },
  hide: {
    does: m.admin_reco_action_hide,
    title: m.admin_reco_dialog_hide,
    text: m.admin_reco_dialog_hide_text,
    done: m.admin_reco_done_hide,
  },
  boost: {
    does: m.admin_reco_action_boost,
    title: m.admin_reco_dialog_boost,
    text: m.admin_reco_dialog_boost_text,
    done: m.admin_reco_done_boost,
  },
  clear: {
    does: m.admin_reco_action_clear,
    title: m.admin_reco_dialog_clear,
    text: m.admin_reco_dialog_clear_text,
    done: m.admin_reco_done_clear,
  },
};
