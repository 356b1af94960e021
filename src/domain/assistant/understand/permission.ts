import type { Slots } from "#vocabulary/assistant.ts";
import { says, wholeWords } from "./patterns.ts";

/** Whether somebody asks what may be worn: "can I wear white to a wedding", « on peut venir en jean ? ». */
export const asksLeave = (text: string): boolean => says(text, leave);

/** What it is about: something to wear, and what for. */
export const isOfAnOccasion = (slots: Slots): boolean =>
  slots.occasion !== undefined &&
  Object.keys(slots).some((name) => name !== "occasion" && name !== "season" && name !== "formality");

const who = "(?:i|you|one|we|people|guests?|men|women|a man|a woman|a guest|someone|anyone)";
const leave = wholeWords([
  `(?<!(?:what|which|how|where) )(?:can|could|may|should|do|am|is|are|would|must|shall) ${who} (?:(?:really|still|even|ever|allowed to|supposed to|have to|be (?:ok|okay|fine) to) )*(?:wear|go in|come in|show up in|turn up in)`,
  "(?:is|would|was) (?:it|that) (?:be )?(?:ok|okay|fine|rude|bad|wrong|acceptable|appropriate|alright|all right|a faux pas|frowned upon|allowed|proper|weird|too much)(?: for [a-z]+)? (?:to (?:wear|go in|come in|turn up in)|wearing|if i wear)",
  "(?:is|are) [a-z]+(?: [a-z]+){0,3} (?:ok|okay|fine|acceptable|appropriate|allowed|suitable|a faux pas|frowned upon)(?: to wear)? (?:for|at|to) (?:a|an|the|my)",
  "(?<!(?:que|qu|dont|ou|quand|si|lesquelles|lesquels|laquelle) )(?:peut on|puis je|est ce qu on peut|est ce que je peux|on peut|je peux|tu peux|peut il|j ai le droit de|a t on le droit de|on a le droit de|faut il|dois je|doit on|est ce que je dois|ca se fait de|c est (?:ok|mal vu|mal|bien|possible|correct|acceptable|grave|permis|autorise|deplace|bizarre|malvenu|impoli) de|est il (?:permis|possible|mal vu|correct|impoli|acceptable) de|est ce (?:mal vu|correct|impoli|acceptable|ok|grave) de) (?:quand meme |vraiment |aussi )?(?:porter|mettre|venir|s habiller|m habiller|y aller|aller|arriver)",
]);
