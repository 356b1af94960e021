import { m } from "#web/i18n/paraglide/messages.js";

/** What each kind of news is called, and when it comes. */
export const notificationWords = {
  daily_top: { name: m.notify_daily_top, text: m.notify_daily_top_text },
  price_drop: { name: m.notify_price_drop, text: m.notify_price_drop_text },
  back_in_stock: { name: m.notify_back_in_stock, text: m.notify_back_in_stock_text },
  brand_new: { name: m.notify_brand_new, text: m.notify_brand_new_text },
  saved_search: { name: m.notify_saved_search, text: m.notify_saved_search_text },
  editorial: { name: m.notify_editorial, text: m.notify_editorial_text },
};

/** Where it can come, in the order of the columns. */
export const channels = [
  { key: "in_app", name: m.notify_in_app },
  { key: "email", name: m.notify_email },
] as const;
