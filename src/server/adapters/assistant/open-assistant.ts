import { setTimeout } from "node:timers/promises";
import type { AssistantPorts } from "#api/ports.ts";
import type { AssistantWorld } from "#domain/assistant/answer/world.ts";
import { stylistOver } from "#domain/assistant/stylist.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { conversationStore } from "#storage/people/conversation-store.ts";
import type { Metrics } from "../metrics.ts";
import { openModel } from "../model/open-model.ts";
import type { ModelAddress } from "../model/write-words.ts";

type Parts = {
  readonly database: Pick<OpenDatabase, "db">;
  readonly world: AssistantWorld;
  readonly find: (id: number) => Promise<Product | undefined>;
  readonly metrics: Pick<Metrics, "observeAnswer" | "countFallback">;
  readonly model?: ModelAddress | undefined;
};

export const openAssistant = ({ database, world, find, metrics, model }: Parts): AssistantPorts => ({
  conversations: conversationStore(database.db),
  stylist: stylistOver(world),
  rewrite:
    model &&
    openModel({
      address: model,
      snapshot: world.snapshot,
      search: world.engine,
      find,
      now: () => performance.now(),
      onFallback: metrics.countFallback,
    }),
  pause: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
  observe: ({ engine, firstEventMs, wholeMs }) =>
    metrics.observeAnswer(engine, firstEventMs / 1000, wholeMs / 1000),
});
