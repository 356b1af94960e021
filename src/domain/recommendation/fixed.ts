/** Where numbers are so far apart that adding it and taking it away again leaves whole parts of 2 to the power of -30. */
const far = 1.5 * 2 ** 22;

/**
 * Rounded to a thousand-millionth: what is rounded so adds up to the same to the last digit in whatever order it is
 * added, so that whoever leaves out what cannot matter comes to the same fit as whoever adds up everything.
 */
export const fixed = (value: number): number => value + far - far;
