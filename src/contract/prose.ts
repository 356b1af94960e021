import * as z from "zod/mini";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import type { Block, Span } from "#vocabulary/prose.ts";

export const span: z.ZodMiniType<Span> = z.lazy(() =>
  z.union([
    z.object({ kind: z.literal("text"), text: z.string() }),
    z.object({ kind: z.enum(["strong", "emphasis"]), spans: z.array(span) }),
    z.object({ kind: z.literal("link"), href: z.string(), spans: z.array(span) }),
  ]),
);
const spans = z.array(span);

export const block: z.ZodMiniType<Block> = z.union([
  z.object({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    spans,
  }),
  z.object({ kind: z.literal("paragraph"), spans }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(spans) }),
  z.object({ kind: z.literal("quote"), spans }),
  z.object({ kind: z.literal("table"), head: z.array(spans), rows: z.array(z.array(spans)) }),
  z.object({ kind: z.literal("pieces"), query: z.string(), title: z.string() }),
  z.object({
    kind: z.literal("looks"),
    occasion: z.optional(z.enum(occasions)),
    season: z.optional(z.enum(seasons)),
    title: z.string(),
  }),
]);
