import { listInspirations } from "#contract/looks.ts";
import { LookTile } from "#web/features/looks/look-tile.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import type { ShelfBlock } from "./shelf-block.ts";

const few = 2;

export default function LookShelf({ block }: { block: Extract<ShelfBlock, { kind: "looks" }> }) {
  const universe = useUniverse();
  const { occasion, season } = block;
  const { answer } = useAnswer(listInspirations, {
    query: {
      universe,
      lang: currentLanguage(),
      limit: few,
      ...(occasion && { occasion }),
      ...(season && { season }),
    },
  });
  if (!answer || answer.looks.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-gutter pt-2 pb-6">
      {answer.looks.map((look) => (
        <li key={look.id}>
          <LookTile look={look} sizes="(min-width: 768px) 350px, 50vw" />
        </li>
      ))}
    </ul>
  );
}
