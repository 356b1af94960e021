import { neverAnswered, otherTopics } from "#vocabulary/lexicon/conversation/elsewhere.ts";
import { says, wholeWords, wordsLike } from "./patterns.ts";

/** Insults, other people's rules, poems, illness, parcels: out of scope whatever is named with it. */
export const isNeverAnswered = (text: string): boolean => says(text, never);

/** Weather, politics, cooking: out of scope unless something to wear is asked for. */
export const isElsewhere = (text: string): boolean => says(text, elsewhere);

const never = wordsLike(neverAnswered);
const elsewhere = wholeWords(otherTopics.map((source) => `(?:${source})s?`));
