import type { Hono } from "hono";
import * as contract from "#contract/notices.ts";
import type { NoticePlace } from "#domain/people/notice-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import { isUuid } from "./is-uuid.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentNotice } from "./present/notice.ts";

export function bindNotices(app: Hono<ApiEnv>, { accounts, catalogue, pictures }: ApiPorts): void {
  const { notices, now } = accounts;

  bind(app, contract.listNotices, async ({ query }, { caller, language }) => {
    const { lang = language, limit, cursor } = query;
    const after = cursor === undefined ? undefined : readPlace(cursor);
    if (cursor !== undefined && !after) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const listed = await notices.list(caller.personId, limit, after);
    const snapshot = catalogue.snapshot();
    const last = listed.notices.at(-1);
    return accept({
      answer: {
        notices: listed.notices.map((notice) => presentNotice(notice, snapshot, pictures, lang)),
        unread: listed.unread,
        next_cursor: listed.hasMore && last ? writePlace(last) : null,
      },
    });
  });

  bind(app, contract.readNotices, async ({ body }, { caller }) =>
    accept({ answer: { unread: await notices.markRead(caller.personId, body.read, now()) } }),
  );
}

/** A moment and an id: notices that come while somebody reads on do not push the rest along. */
const writePlace = ({ createdAt, id }: NoticePlace): string => `${createdAt.getTime().toString(36)}_${id}`;

function readPlace(cursor: string): NoticePlace | undefined {
  const [, at, id] = /^([0-9a-z]{1,9})_(.+)$/.exec(cursor) ?? [];
  return at && id && isUuid(id) ? { createdAt: new Date(Number.parseInt(at, 36)), id } : undefined;
}
