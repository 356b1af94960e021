import { useEffect, useRef, useState } from "react";
import { listNotices, type Notice, readNotices } from "#contract/notices.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { client } from "#web/state/client.ts";

/** Page by page. What has been shown is read; it stays marked as new for as long as it is looked at. */
export function useNotices(onUnread: (unread: number) => void) {
  const [notices, setNotices] = useState<readonly Notice[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const isHere = useRef(true);

  async function more() {
    setBusy(true);
    const after = cursor === null ? {} : { cursor };
    const answer = await client(listNotices, { query: { lang: currentLanguage(), ...after } });
    if (!isHere.current) return;
    setBusy(false);
    setFailed(!answer.ok);
    if (!answer.ok) return;
    const page = answer.value;
    setNotices((before = []) => [...before, ...page.notices]);
    setCursor(page.next_cursor);
    onUnread(page.unread);
    const fresh = page.notices.flatMap(({ id, read_at }) => (read_at === null ? id : []));
    const read = fresh.length > 0 ? await client(readNotices, { body: { read: fresh } }) : undefined;
    if (read?.ok) onUnread(read.value.unread);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is asked for once
  useEffect(() => {
    isHere.current = true;
    void more();
    return () => {
      isHere.current = false;
    };
  }, []);

  return { notices, failed, busy, hasMore: cursor !== null, more: () => void more() };
}
