import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";

/** What else is known when a message is heard. */
export interface Hearing {
  /** Of the site: what both languages would say is in it. */
  readonly language: Language;
  readonly universe: Universe;
  readonly brands: BrandIndex;
  /** What stands so far: "45" after shoes is a size. */
  readonly standing?: Standing;
}
