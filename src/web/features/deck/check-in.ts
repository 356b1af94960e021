import { type DeckAnswer, setSize } from "./deck-state.ts";

/** So many cards are looked back over; with no more yeses than this among them, little is right. */
const lately = { cards: 5, yeses: 1 };
/** Or with no more than this, where of those before them most were right: something has changed. */
const fewer = { cards: 5, yeses: 2, before: { cards: 8, yeses: 5 } };
/** Nobody is asked again before so many more cards. */
const apart = 12;

const isYes = (answer: DeckAnswer | undefined): boolean => answer === "liked" || answer === "bookmarked";

/**
 * Whether somebody who has just answered is asked if what they told still holds: as soon as little of what came was
 * right, or much less than before, and always when a set is over. It goes by the answers alone, so taking one back
 * takes the question back.
 */
export function isTimeToAsk(answers: readonly DeckAnswer[]): boolean {
  let asked = -apart;
  for (let count = 1; count <= answers.length; count++)
    if (count % setSize === 0 || (count - asked >= apart && isWorthAsking(answers.slice(0, count))))
      asked = count;
  return answers.length > 0 && asked === answers.length;
}

/** A card that is turned down is where one begins to wonder; one that is passed over is not. */
function isWorthAsking(answers: readonly DeckAnswer[]): boolean {
  if (answers.at(-1) !== "disliked") return false;
  return isLittleRight(answers) || isFewerThanBefore(answers);
}

const isLittleRight = (answers: readonly DeckAnswer[]): boolean =>
  answers.length >= lately.cards && yesesIn(answers.slice(-lately.cards)) <= lately.yeses;

function isFewerThanBefore(answers: readonly DeckAnswer[]): boolean {
  const { cards, yeses, before } = fewer;
  const earlier = answers.slice(-cards - before.cards, -cards);
  return (
    earlier.length === before.cards &&
    yesesIn(earlier) >= before.yeses &&
    yesesIn(answers.slice(-cards)) <= yeses
  );
}

const yesesIn = (answers: readonly DeckAnswer[]): number => answers.filter(isYes).length;
