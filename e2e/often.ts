/** Of journeys that differ in one word, some run every time and all of them with `npm run test:long`. */
export const often = <Case>(one: Case, always: readonly Case[]) =>
  always.includes(one) ? {} : { tag: "@long" };
