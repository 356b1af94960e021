import { m } from "#web/i18n/paraglide/messages.js";

/** For those with a keyboard in front of them. */
export function KeyLegend({ className }: { className?: string }) {
  const keys = [
    ["Z", m.discover_key_undo()],
    ["←", m.discover_key_no()],
    ["→", m.discover_key_yes()],
    ["↑", m.discover_key_keep()],
    ["↓", m.discover_key_skip()],
  ];
  return (
    <p className={className}>
      <span className="sr-only">{m.discover_keys()} </span>
      {keys.map(([key, word]) => (
        <span key={key} className="mx-2.5 whitespace-nowrap">
          <kbd className="font-sans">{key}</kbd> {word}
        </span>
      ))}
    </p>
  );
}
