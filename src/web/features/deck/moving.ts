import { dragCard } from "./drag-card.ts";
import { makeRoom, returnCard, throwCard } from "./move-card.ts";
import { answerWords, undoneWords } from "./said-words.ts";

/** What makes cards follow a hand and fly. */
export const moving = { dragCard, makeRoom, returnCard, throwCard, answerWords, undoneWords };
