import { useRef } from "react";
import type { Taste } from "#contract/taste.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { takeAnswerBack } from "./answered.ts";

const words = { more: m.taste_answer_more, less: m.taste_answer_less, wrong: m.taste_answer_wrong } as const;

/** Every reason that was answered: what is wrong is no reason any more, so nobody meets it anywhere else. */
export function AnsweredList({ answered }: Pick<Taste, "answered">) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className="outline-none">
      {answered.map((one) => (
        <li
          key={one.trait}
          className="flex min-h-14 flex-wrap items-center gap-x-6 border-line border-b py-1.5 first:border-t"
        >
          <span className="min-w-0 flex-1 basis-56">{one.label}</span>
          <span className="flex-none text-14 text-muted">{words[one.correction]()}</span>
          <button
            type="button"
            className="link min-h-11 flex-none text-14"
            onClick={() => {
              // The button leaves with its row.
              list.current?.focus({ preventScroll: true });
              void takeAnswerBack(one);
            }}
          >
            {m.taste_answer_back()}
            <span className="sr-only"> {one.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
