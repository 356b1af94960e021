import { cardAt } from "../../catalogue/snapshot.ts";
import { noteOn } from "../words/look-note.ts";
import { openedWord } from "../words/opened-words.ts";
import { suggestAfterLook, suggestOpening } from "../words/suggest.ts";
import { tellLook, tellNoLook } from "../words/tell-look.ts";
import { findOutfit } from "./outfit.ts";
import { reasonsFor } from "./reasons.ts";
import type { Answered, Turn } from "./turn.ts";

/** One whole look. */
export async function answerLook(turn: Turn): Promise<Answered> {
  const { world, utterance, standing, universe, whose, conversation, referred, person } = turn;
  const { language } = person;
  const snapshot = world.snapshot();
  const [row] = referred;
  const around = row === undefined || utterance.swap ? undefined : snapshot.ids[row];
  const { look, opened, blocked } = await findOutfit(world, {
    standing,
    universe,
    language,
    more: utterance.more,
    swap: utterance.swap ?? [],
    last: around === undefined ? (conversation.look ?? []) : [],
    isOther: utterance.others === true,
    around,
    role: utterance.role ?? conversation.role,
    whose,
  });
  if (!look) {
    const by = blocked ?? "kind";
    return { text: tellNoLook(by, language), products: [], suggestions: suggestOpening(by, language) };
  }
  const { pieces } = look.dressed;
  const rows = pieces.map((piece) => piece.row);
  const reasons = reasonsFor(snapshot, rows, { standing, universe, language, whose });
  const ids = pieces.map(({ id }) => id);
  const { occasion, season } = look.dressed.look;
  const text = tellLook(
    {
      standing,
      occasion,
      season,
      pieces: pieces.map((piece) => ({ name: cardAt(snapshot, piece.row).name[language] })),
      total: look.total,
      opened,
      swap: utterance.swap ?? [],
      more: utterance.more,
      turn: turn.turn,
    },
    { language, universe, brands: snapshot.brands },
  );
  return {
    text,
    products: ids.map((id, i) => ({ id, reasons: reasons[i] ?? [] })),
    look: { ...look, note: noteOn(pieces, language) },
    relaxed: opened.map((name) => openedWord(name, language)),
    suggestions: suggestAfterLook(language),
    shown: ids,
    focus: undefined,
  };
}
