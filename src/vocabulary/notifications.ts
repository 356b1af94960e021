/** What Cleed may tell a person about, and where (PRODUCT.md §7). */
export const notificationTypes = [
  "daily_top",
  "price_drop",
  "back_in_stock",
  "brand_new",
  "saved_search",
  "editorial",
] as const;
type NotificationType = (typeof notificationTypes)[number];

export const digests = ["daily", "weekly"] as const;

export type Notifications = Readonly<
  Record<NotificationType, { readonly in_app: boolean; readonly email: boolean }>
> & {
  readonly digest: (typeof digests)[number];
};

/** In the app yes, by e-mail no: service mail such as codes is not a notification. */
export const defaultNotifications = (newsletter = false): Notifications => {
  const quiet = { in_app: true, email: false };
  return {
    daily_top: quiet,
    price_drop: quiet,
    back_in_stock: quiet,
    brand_new: quiet,
    saved_search: quiet,
    editorial: { in_app: true, email: newsletter },
    digest: "weekly",
  };
};
