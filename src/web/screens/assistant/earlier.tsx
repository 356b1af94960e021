import { useState } from "react";
import { deleteConversation, listConversations } from "#contract/assistant.ts";
import { formatDay } from "#vocabulary/format.ts";
import { beginAnew, openTalk, useTalk } from "#web/features/assistant/talk.ts";
import type { Opening } from "#web/features/late/late-sheet.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TrashIcon } from "#web/ui/late-icons.tsx";
import { Sewing } from "#web/ui/sewing.tsx";

/** What a member asked before: taken up again, or deleted. */
export default function Earlier({ open, onOpenChange }: Opening) {
  const { answer, problem, busy, again } = useAnswer(listConversations, {});
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const all = answer?.conversations.filter(({ id }) => !gone.has(id));
  async function remove(id: string) {
    setGone((before) => new Set([...before, id]));
    const deleted = await client(deleteConversation, { params: { id } });
    if (!deleted.ok) setGone((before) => new Set([...before].filter((one) => one !== id)));
    else if (useTalk.getState().conversation === id) beginAnew();
  }
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={m.talk_earlier()} closeLabel={m.talk_close()}>
      {busy && !all && <Sewing />}
      {problem && !busy && (
        <div role="alert">
          <p>{m.talk_earlier_failed()}</p>
          <Button size="medium" className="mt-4" onClick={again}>
            {m.talk_again()}
          </Button>
        </div>
      )}
      {all?.length === 0 && <p className="text-muted">{m.talk_earlier_none()}</p>}
      <ul className="border-line border-b empty:hidden">
        {all?.map(({ id, title, at }) => (
          <li key={id} className="flex items-center gap-2 border-line border-t">
            <button
              type="button"
              onClick={() => {
                void openTalk(id);
                onOpenChange(false);
              }}
              className="min-w-0 flex-1 py-4 text-left"
            >
              <span className="display-22 line-clamp-2">{title}</span>
              <span className="mt-1 block text-14 text-muted">{formatDay(at, currentLanguage())}</span>
            </button>
            <IconButton
              label={m.talk_delete({ title })}
              icon={<TrashIcon />}
              onClick={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
