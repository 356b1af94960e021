import type { Hono } from "hono";
import * as contract from "#contract/admin/letters.ts";
import type { AuditedDeed, ListedLetter } from "#domain/admin/letter-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import type { AdminPorts } from "./ports.ts";

export function bindAdminLetters(
  app: Hono<ApiEnv>,
  { accounts: { now, letterQueued } }: ApiPorts,
  { letters, audit }: AdminPorts,
): void {
  bind(app, contract.listLetters, async ({ query: { q, ...query } }) => {
    const page = await letters.list({ ...query, words: q });
    if (!page.ok) return page;
    const { items, total, next } = page.value;
    return accept({ answer: { letters: items.map(presentLetter), total, next_cursor: next } });
  });

  bind(app, contract.retryLetter, async ({ params }, { caller }) => {
    const retried = await letters.retry(params.id, { actorId: caller.personId, at: now() });
    if (retried.ok) {
      letterQueued();
      return accept({ answer: { letter: presentLetter(retried.value) } });
    }
    return retried.refusal.kind === "not_found"
      ? refuse({ kind: "not_found" })
      : refuse({ kind: "invalid", fields: { id: "invalid" } });
  });

  bind(app, contract.listAudit, async ({ query }) => {
    const { from, to } = query;
    if (from !== undefined && to !== undefined && from > to)
      return refuse({ kind: "invalid", fields: { from: "too_big" } });
    const page = await audit.list(query);
    if (!page.ok) return page;
    const { items, total, next } = page.value;
    return accept({ answer: { entries: items.map(presentDeed), total, next_cursor: next } });
  });
}

const presentLetter = (letter: ListedLetter): contract.AdminLetter => ({
  id: letter.id,
  recipient: letter.recipient,
  about: letter.about,
  state: letter.state,
  created_at: letter.createdAt.toISOString(),
  attempts: letter.attempts,
  due_at: letter.dueAt?.toISOString() ?? null,
  sent_at: letter.sentAt?.toISOString() ?? null,
  last_error: letter.lastError,
});

const presentDeed = ({ at, actor, personId, before, after, ...deed }: AuditedDeed): contract.AuditEntry => ({
  ...deed,
  at: at.toISOString(),
  actor: actor && { ...actor },
  person_id: personId,
  before: before && { ...before },
  after: after && { ...after },
});
