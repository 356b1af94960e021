import type { AdminLook } from "#contract/admin/content.ts";
import type { LookSlot } from "#vocabulary/look.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Words = () => string;

export const lookStateWords: Readonly<Record<AdminLook["state"], Words>> = {
  shown: m.admin_looks_state_shown,
  hidden: m.admin_looks_state_hidden,
  retired: m.admin_looks_state_retired,
};

export const makerWords: Readonly<Record<AdminLook["made_by"], Words>> = {
  composer: m.admin_looks_made_by_composer,
  admin: m.admin_looks_made_by_admin,
};

export const slotWords: Readonly<Record<LookSlot, Words>> = {
  top: m.admin_slot_top,
  bottom: m.admin_slot_bottom,
  "one-piece": m.admin_slot_one_piece,
  layer: m.admin_slot_layer,
  coat: m.admin_slot_coat,
  shoes: m.admin_slot_shoes,
  bag: m.admin_slot_bag,
  accessory: m.admin_slot_accessory,
};
