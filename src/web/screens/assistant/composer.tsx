import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react";
import { messageLength } from "#vocabulary/assistant.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { ArrowUpIcon } from "#web/ui/late-icons.tsx";

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  isFirst: boolean;
  /** An answer is being written: it can be stopped, or talked over. */
  busy: boolean;
  onSay: (text: string) => void;
  onStop: () => void;
};

/** Where people write; it stays at the foot of the window, above a phone's keyboard. */
export function Composer({ field, isFirst, busy, onSay, onStop }: ComposerProps) {
  const [text, setText] = useState("");
  // Whoever was quicker than the page keeps what they wrote.
  useLayoutEffect(() => setText(field.current?.value ?? ""), [field]);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return field.current?.focus();
    onSay(text.trim());
    setText("");
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // A line break with Shift; while a word is being composed, Enter takes the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  return (
    <form
      action={inLanguage("/search", currentLanguage())}
      onSubmit={send}
      className="sticky bottom-0 z-20 bg-linear-to-t from-75% from-paper to-transparent pt-6 pb-4 md:pb-7"
    >
      <noscript>
        <p className="pb-3 text-14 text-muted">{m.talk_noscript()}</p>
      </noscript>
      <div className="flex items-end gap-2 rounded-[2.125rem] bg-surface py-2 pr-2 pl-6 shadow-float outline-1 outline-line focus-within:outline-ink">
        <textarea
          ref={field}
          name="q"
          rows={1}
          value={text}
          maxLength={messageLength}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
          aria-label={m.talk_label()}
          placeholder={isFirst ? m.talk_placeholder() : m.talk_placeholder_next()}
          autoComplete="off"
          enterKeyHint="send"
          className="field-sizing-content max-h-40 min-h-12 w-full min-w-0 resize-none bg-transparent py-3 text-16 outline-none placeholder:text-muted"
        />
        {busy && !text.trim() ? (
          <IconButton label={m.talk_stop()} icon={<CloseIcon />} look="line" size="large" onClick={onStop} />
        ) : (
          <IconButton type="submit" label={m.talk_send()} icon={<ArrowUpIcon />} look="ink" size="large" />
        )}
      </div>
    </form>
  );
}
