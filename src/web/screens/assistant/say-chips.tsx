import type { Say } from "#contract/assistant.ts";
import { Button } from "#web/ui/button.tsx";

/** Things to say next with one press. */
export function SayChips({ says, onSay }: { says: readonly Say[]; onSay: (text: string) => void }) {
  if (says.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {says.map(({ label, text }) => (
        <li key={text}>
          <Button size="small" onClick={() => onSay(text)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
