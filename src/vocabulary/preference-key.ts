/** What people tell of their taste, as it is summed up for admins. */
export const preferenceKeys = [
  "styles",
  "wantstyles",
  "wishes",
  "brands_followed",
  "sizes",
  "budget",
  "openness",
  "dresscode",
  "locks",
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];
