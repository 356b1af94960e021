import type { Intent } from "#vocabulary/assistant.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Question } from "../../search/port.ts";
import type { Conversation, Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import type { Asker, AssistantWorld, Reply } from "./world.ts";

/** One turn, as everything that answers needs it. */
export interface Turn {
  readonly world: AssistantWorld;
  readonly conversation: Conversation;
  readonly utterance: Utterance;
  readonly person: Asker;
  readonly intent: Intent;
  /** What stands now. */
  readonly standing: Standing;
  /** Whom it is for. */
  readonly universe: Universe;
  /** Whose order it is by: nobody's for gifts and for the other universe. */
  readonly whose: Pick<Question, "wants" | "session" | "features" | "sort">;
  /** Rows of the pieces that are spoken of, in the order they are named. */
  readonly referred: readonly number[];
  /** How many messages came before. */
  readonly turn: number;
}

/** What an answer says and shows; the rest of the reply is the same for all. */
export type Answered = Pick<Reply, "text" | "products" | "suggestions"> & {
  readonly look?: Reply["look"];
  readonly relaxed?: Reply["relaxed"];
  /** What the next message may point at; as before where nothing new is shown. */
  readonly shown?: readonly number[];
  readonly focus?: number | undefined;
};
