import { setFlagsFromString } from "node:v8";

/**
 * As much as is in use may be asked for besides until all memory is cleared up at once. By itself V8 lets it be four
 * times as much where a lot is left behind, as at the start, but only a tenth more where hardly anything is: ten
 * megabytes, and a fifth of a second of pages that wait each time. Answers on their way count as well, and at some
 * thousands a second those alone would have it clear up all the time. Not before the site is ready, which is sooner
 * with the four times. It holds from the next full clearing up.
 */
export function giveHeapRoom(): void {
  setFlagsFromString("--heap-growing-percent=100");
  // Nor to give back what it does not need: V8 does so after a hundred seconds however busy it is, twice in a row, and
  // forgets how to do quickly what it has not done of late.
  setFlagsFromString("--memory-reducer-gc-count=0");
}
