import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { beginAnew, say, stopTalking, takeUpTalk, useTalk } from "#web/features/assistant/talk.ts";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import { useTasteQuestion } from "#web/state/taste-question.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { Route } from "./+types/assistant";
import { Beginning } from "./beginning.tsx";
import { Composer } from "./composer.tsx";
import { Outfit } from "./outfit.tsx";
import { TalkTools } from "./talk-tools.tsx";
import { TurnView } from "./turn-view.tsx";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.talk_title(),
    description: m.talk_lead(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

/** A conversation on the left, and the whole outfit beside it once there is one. */
export default function Assistant() {
  const taste = useTasteQuestion();
  const { turns, opening } = useTalk();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(takeUpTalk, []);
  useAskedByAddress(taste);
  const look = turns.findLast((turn) => turn.look !== undefined)?.look;
  const begun = turns.length > 0 || opening;
  const isOpen = turns.some(({ status }) => status === "asking" || status === "writing");
  const ask = (text: string) => {
    if (taste) void say({ text }, taste);
  };
  return (
    <div
      className={classNames(
        "mx-auto max-w-page px-edge",
        look && "lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14",
      )}
    >
      <div className="flex min-h-[calc(100svh-9rem)] min-w-0 flex-col lg:max-w-[56rem]">
        <TalkTools />
        {begun ? (
          <>
            <h1 className="sr-only">{m.talk_title()}</h1>
            <ol aria-label={m.talk_history()} className="flex-1">
              {turns.map((turn, place) => (
                <TurnView
                  key={turn.id}
                  turn={turn}
                  isLast={place === turns.length - 1}
                  taste={taste}
                  onSay={ask}
                  onAdd={() => field.current?.focus()}
                />
              ))}
            </ol>
          </>
        ) : (
          <Beginning onSay={ask} />
        )}
        <Composer field={field} isFirst={!begun} busy={isOpen} onSay={ask} onStop={stopTalking} />
      </div>
      {look && (
        <aside className="border-line max-lg:hidden lg:border-l lg:pl-10">
          <Outfit shown={look} onSay={ask} className="sticky top-20 pt-8 pb-10" />
        </aside>
      )}
    </div>
  );
}

/** Whoever comes with a question in the address has asked it. */
function useAskedByAddress(taste: ReturnType<typeof useTasteQuestion>): void {
  const [search, setSearch] = useSearchParams();
  const asked = useRef(false);
  const text = search.get("q")?.trim().slice(0, 600) ?? "";
  useEffect(() => {
    if (!text || !taste || asked.current) return;
    asked.current = true;
    beginAnew();
    void say({ text }, taste);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [text, taste, setSearch]);
}
