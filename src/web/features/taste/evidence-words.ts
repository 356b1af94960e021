import { formatDay } from "#vocabulary/format.ts";
import { counted } from "#web/i18n/counted.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Done = (inputs: { date: string }) => string;

const done: Readonly<Record<string, Done>> = {
  liked: m.taste_did_liked,
  bookmarked: m.taste_did_bookmarked,
  disliked: m.taste_did_disliked,
  product_purchased: m.taste_did_bought,
  product_chosen: m.taste_did_chosen,
  product_card_clicked: m.taste_did_opened,
  product_image_seen: m.taste_did_looked,
  product_seen: m.taste_did_passed,
  look_liked: m.taste_did_look_liked,
  look_disliked: m.taste_did_look_disliked,
};

/** What was done to a piece, and when: "Liked on 3 October". */
export const didWhat = ({ what, at }: { readonly what: string; readonly at: string }): string => {
  const date = formatDay(at, currentLanguage());
  return done[what]?.({ date }) ?? date;
};

/** "41 likes, 6 dislikes"; nothing where nothing was said. */
export function countsOf({ likes, dislikes }: { readonly likes: number; readonly dislikes: number }): string {
  const parts = [
    likes > 0 && counted(likes, m.taste_likes_one, m.taste_likes),
    dislikes > 0 && counted(dislikes, m.taste_dislikes_one, m.taste_dislikes),
  ];
  return parts.filter(Boolean).join(", ");
}
