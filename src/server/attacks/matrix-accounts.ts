import type { Row } from "./matrix-row.ts";

export const accountRows: readonly Row[] = [
  {
    id: "A1",
    attack: "200 wrong passwords for one account from one address",
    holds: "a few are compared, then 429 with Retry-After; the right one works after the wait",
    tests: [
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "200 wrong ones for an account: five are compared, the rest waits; the right one works after the wait",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "the wait grows each time the allowance is used up again",
      },
    ],
  },
  {
    id: "A2",
    attack: "one account from a hundred addresses",
    holds: "at most a few are compared; whoever is signed in stays so, and can set a new password",
    tests: [
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "from a hundred addresses at once: still five; whoever is signed in stays so, and can set a new password",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "strangers who keep guessing cannot keep out whoever has just set a new password",
      },
    ],
  },
  {
    id: "A3",
    attack: "one password on 500 accounts from one address",
    holds: "429 by address",
    tests: [
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "one password on 500 accounts from one address: twenty are compared",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "people who are right do not lock out their own network, however many come at once",
      },
    ],
  },
  {
    id: "A4",
    attack:
      "addresses that are made up: X-Forwarded-For, the addresses below one IPv6 network, two processes",
    holds: "the header counts only as far as trusted proxies reach; a /64 is one; processes count together",
    tests: [
      { file: "src/server/client-address.test.ts", name: "%s" },
      { file: "src/api/address-group.test.ts", name: "%s is counted as %s" },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "the addresses below one IPv6 network count as one",
      },
      {
        file: "src/server/attacks/observability.test.ts",
        name: "a proxy that nobody told us of is said once; one that we know of is not",
      },
      {
        file: "src/server/attacks/processes.test.ts",
        name: "guesses are counted together, in turn and at once",
        written: "src/server/attacks/processes-claims.ts",
      },
    ],
  },
  {
    id: "A5",
    attack: "60 sign-ins at once",
    holds: "other answers stay quick; past the queue 503 with Retry-After",
    tests: [
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "past the queue of passwords being compared, people are asked to come back",
      },
      {
        file: "src/server/adapters/accounts/turnstile.test.ts",
        name: "a few run, some wait their turn, the rest is turned away",
      },
      { file: "src/server/adapters/accounts/turnstile.test.ts", name: "nobody can fill the queue alone" },
      {
        file: "src/server/attacks/flood.long.ts",
        name: "sixty who sign in at once: others look at products as before, and past the queue one is asked to come again",
      },
    ],
  },
  {
    id: "A6",
    attack: "one-time codes: guessed, in parallel, old, another's, for another purpose, replayed, late",
    holds: "five tries, then none; exactly one success; one refusal for all the rest",
    tests: [
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "five wrong tries, with how many are left; then even the right one is refused, from anywhere",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "another code gives no further tries, until the wait is over",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "a code works once, and of ten at once exactly one gets in",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "an older code, somebody else's, or one for another purpose is none",
      },
      {
        file: "src/server/attacks/guessing.test.ts",
        name: "after ten minutes it has expired, by a clock a little ahead it has not",
      },
      { file: "src/storage/people/code-store.test.ts", name: "of twenty tries at once, five get it" },
      {
        file: "src/storage/people/code-store.test.ts",
        name: "of ten uses at once, one succeeds, and a used code cannot be tried",
      },
      {
        file: "src/server/attacks/account-machine.test.ts",
        name: "whatever two people do with their accounts in whatever order, only what should get in does",
      },
      {
        file: "src/server/attacks/account-machine.long.ts",
        name: "the same as in the short suite, for a hundred lives",
      },
    ],
  },
  {
    id: "A7",
    attack: "finding out who has an account: sign-in, sign-up, forgotten password, resend, code",
    holds: "same status, headers, body; times that cannot be told apart",
    tests: [
      {
        file: "src/server/attacks/enumeration.test.ts",
        name: "%s gets the same answer for a known, an unknown and a pending address",
      },
      {
        file: "src/server/attacks/enumeration.test.ts",
        name: "%s costs a password's time for an unknown address too",
      },
      {
        file: "src/server/attacks/timing.long.ts",
        name: "the time of %s tells nothing: over 400 pairs the medians are alike, and the rest is chance",
      },
    ],
  },
  {
    id: "A8",
    attack: "passwords: short, common, like the address, long, emoji, spaces, 10 kB",
    holds: "the weak are refused with the reason, the odd work exactly, 10 kB never reaches the hash",
    tests: [
      { file: "src/server/attacks/bodies.test.ts", name: "a password that is %s is refused with the reason" },
      { file: "src/server/attacks/bodies.test.ts", name: "the password %j works exactly as it was chosen" },
      {
        file: "src/server/attacks/bodies.test.ts",
        name: "a password of 10 kB is refused before anything is computed",
      },
      {
        file: "src/server/adapters/accounts/common-passwords.test.ts",
        name: "every password of the list that is long enough to be chosen is common",
      },
    ],
  },
  {
    id: "A9",
    attack: "tokens: absent, wrong, cut, expired, revoked, of a deleted person, in the query, twice",
    holds: "401 with one body; never 500",
    tests: [
      {
        file: "src/server/attacks/tokens.test.ts",
        name: "without a token, or with one anywhere but in the header, the call says so",
      },
      {
        file: "src/server/attacks/tokens.test.ts",
        name: "a token that is wrong in any way gets one and the same answer",
      },
      { file: "src/server/attacks/tokens.test.ts", name: "a session lives for 30 days from its last use" },
    ],
  },
  {
    id: "A10",
    attack: "a stolen token after sign-out, reset and deletion; a dump of the database",
    holds: "dead at once; nothing in the dump signs anyone in",
    tests: [
      {
        file: "src/server/attacks/tokens.test.ts",
        name: "a token is dead at once after sign-out, here or everywhere, after a reset and after deletion",
      },
      {
        file: "src/server/attacks/tokens.test.ts",
        name: "a dump of the database holds nothing that signs anyone in",
      },
      {
        file: "src/server/attacks/tokens.test.ts",
        name: "a reset link works once, within half an hour, and only the latest",
      },
      {
        file: "src/storage/people/secrets-at-rest.test.ts",
        name: "finds no password, code, link or token that would let them in",
      },
      {
        file: "src/server/attacks/hijacking.test.ts",
        name: "a session that began with the old password does not outlive a reset",
      },
      {
        file: "src/server/attacks/processes.test.ts",
        name: "a token that one has ended is dead with the other at once",
        written: "src/server/attacks/processes-claims.ts",
      },
    ],
  },
  {
    id: "A11",
    attack: "twins of an address: NFKC, look-alikes, case, dots, plus, 320 characters",
    holds: "one account for twins, none for look-alikes, no takeover",
    tests: [
      {
        file: "src/server/attacks/bodies.test.ts",
        name: "twins of an address are one account, and look-alikes are none",
      },
      { file: "src/vocabulary/email.test.ts", name: "%j is written %j" },
      { file: "src/vocabulary/email.test.ts", name: "%j is no address" },
      {
        file: "src/server/attacks/hijacking.test.ts",
        name: "whoever signs up twice in one browser keeps the password",
      },
      {
        file: "src/server/attacks/hijacking.test.ts",
        name: "the code of a first sign-up is dead after the second",
      },
    ],
  },
];
