import type { Say } from "#contract/assistant.ts";
import { Button } from "#web/ui/button.tsx";
import { AddChip } from "#web/ui/chip.tsx";

type SayChipsProps = {
  says: readonly Say[];
  /** Answers to a question stand out, ways to go on do not. */
  look: "answers" | "ways";
  onSay: (text: string) => void;
};

/** Things to say next with one press. */
export function SayChips({ says, look, onSay }: SayChipsProps) {
  if (says.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {says.map(({ label, text }) => (
        <li key={text}>
          {look === "answers" ? (
            <Button size="small" onClick={() => onSay(text)}>
              {label}
            </Button>
          ) : (
            <AddChip onClick={() => onSay(text)}>{label}</AddChip>
          )}
        </li>
      ))}
    </ul>
  );
}
