import { type DeckAnswer, setSize } from "./deck-state.ts";

/** So many cards are looked back over; with no more yeses than this among them, little is right. */
const lately = { cards: 5, yeses: 1 };
/** Nobody is asked again before so many more cards. */
const apart = 12;

const isYes = (answer: DeckAnswer | undefined): boolean => answer === "liked" || answer === "bookmarked";

/**
 * Whether somebody who has just answered is asked if what they told still holds: as soon as little of what came was
 * right, and always when a set is over. It goes by the answers alone, so taking one back takes the question back.
 */
export function isTimeToAsk(answers: readonly DeckAnswer[]): boolean {
  let asked = -apart;
  for (let count = 1; count <= answers.length; count++)
    if (count % setSize === 0 || (count - asked >= apart && isLittleRight(answers.slice(0, count))))
      asked = count;
  return answers.length > 0 && asked === answers.length;
}

/** A card that is turned down is where one begins to wonder; one that is passed over is not. */
function isLittleRight(answers: readonly DeckAnswer[]): boolean {
  const latest = answers.slice(-lately.cards);
  return (
    latest.length === lately.cards &&
    latest.at(-1) === "disliked" &&
    latest.filter(isYes).length <= lately.yeses
  );
}
