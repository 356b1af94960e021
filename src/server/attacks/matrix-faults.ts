import type { Row } from "./matrix-row.ts";

export const faultRows: readonly Row[] = [
  {
    id: "R1",
    attack: "the process is killed while everybody writes",
    holds: "nothing acknowledged is lost, nothing is half-done",
    tests: [
      { file: "src/server/attacks/kill.long.ts", name: "fifty kills on %s: nothing lost, nothing half-done" },
    ],
  },
  {
    id: "R2",
    attack: "the database stopped, hanging, slow, with all its connections taken",
    holds: "503 in time, public pages go on, back without a restart",
    tests: [
      { file: "src/server/attacks/database-faults.test.ts", name: "that is %s: 503 in time, and back again" },
      {
        file: "src/server/attacks/database-faults.test.ts",
        name: "whose connections are all taken: 503 in time, and back when there is one",
      },
      {
        file: "src/server/attacks/database-faults.test.ts",
        name: "that is busy with one long statement: others are told in time, and the statement ends",
      },
      {
        file: "src/server/attacks/database-faults.long.ts",
        name: "%s: public pages go on, personal calls are refused in time, and all is well afterwards",
      },
    ],
  },
  {
    id: "R3",
    attack: "a full disk",
    holds: "writes are refused, nothing hangs, nothing is lost",
    tests: [
      {
        file: "src/server/attacks/database-faults.long.ts",
        name: "no room %s: writes are refused, nothing hangs, nothing is lost, and it goes on when there is room",
      },
      {
        file: "src/server/attacks/database-faults.long.ts",
        name: "a statement of the embedded database that never ends is ended, and everything goes on",
      },
      {
        file: "src/server/attacks/database-faults.test.ts",
        name: "whose thread dies in the middle of a transaction: nothing of it stays, and the next one works",
      },
    ],
  },
  {
    id: "R4",
    attack: "the mail server is down, silent, refuses, drops the line",
    holds: "the sign-up is answered meanwhile; letters are tried again, refusals for good are not; one code",
    tests: [
      {
        file: "src/server/attacks/mail-faults.test.ts",
        name: "a mail server that never speaks: the sign-up is answered while it is still waited for",
      },
      {
        file: "src/server/attacks/mail-faults.test.ts",
        name: "nobody at the address: the letter waits, and goes out once with one code when somebody is there",
      },
      { file: "src/server/attacks/mail-faults.test.ts", name: "one that says not now is asked again" },
      {
        file: "src/server/attacks/mail-faults.test.ts",
        name: "one that refuses for good is not asked again, and the log does not say whom it refused",
      },
      {
        file: "src/server/attacks/mail-faults.test.ts",
        name: "one that takes the letter and drops the line may get it twice: it is the same code, and it works",
      },
      {
        file: "src/server/adapters/mail/smtp-route.test.ts",
        name: "one that %s: the letter did not go out, and no connection is left",
      },
      {
        file: "src/server/adapters/mail/smtp-route.test.ts",
        name: "one that always says a little, and never comes to an end, is left at the deadline",
      },
    ],
  },
  {
    id: "R5",
    attack:
      "the model refuses, fails, hangs, is cut, drips, calls nonsense, names pieces there are not, never ends",
    holds:
      "the built-in answer, its first event at once, its end within two seconds of the fault; left alone after three failures",
    tests: [
      { file: "src/server/attacks/model-faults.test.ts", name: "%s: the same words, soon" },
      { file: "src/server/attacks/model-faults.test.ts", name: "what is shown does not wait for the model" },
      {
        file: "src/server/attacks/model-faults.test.ts",
        name: "after three failures it is no longer asked, and answers come at once",
      },
      {
        file: "src/server/adapters/model/open-model.test.ts",
        name: "after three failures it is left alone for half a minute; wrong words are no failure",
      },
    ],
  },
  {
    id: "R6",
    attack: "clocks that jump, leap days, two processes, a new build beside an old one",
    holds: "the same answers everywhere",
    tests: [
      {
        file: "src/server/attacks/processes.test.ts",
        name: "start at once on an empty database: one admin, one set of legal texts, one catalogue",
        written: "src/server/attacks/processes-claims.ts",
      },
      {
        file: "src/server/attacks/processes.test.ts",
        name: "a like with one is in the lists, the taste and the recommendations of the other at once",
        written: "src/server/attacks/processes-claims.ts",
      },
      {
        file: "src/server/attacks/processes.test.ts",
        name: "what an admin changes with one is served by the other within seconds",
        written: "src/server/attacks/processes-claims.ts",
      },
      {
        file: "src/server/attacks/processes.long.ts",
        name: "replaced one after the other under traffic: nothing fails, and what was acknowledged is kept",
      },
      {
        file: "src/server/attacks/processes.long.ts",
        name: "a page of either build finds its files with a process of the other",
      },
      {
        file: "src/storage/people/session-store.test.ts",
        name: "a clock that goes backwards shortens no session",
      },
      { file: "src/vocabulary/person.test.ts", name: "a year is full on the birthday, and not before" },
      { file: "src/server/attacks/guessing.test.ts", name: "a code from an hour ahead is no code" },
    ],
  },
  {
    id: "R7",
    attack: "told to stop with open streams and requests",
    holds: "they come to their end within ten seconds, exit 0",
    tests: [
      {
        file: "src/server/attacks/stop.long.ts",
        name: "open answers come to their end, nobody new gets in, and what was said is kept",
      },
      {
        file: "src/server/attacks/stop.long.ts",
        name: "a server that is told to stop while it is starting goes at once, and the next one starts",
      },
    ],
  },
  {
    id: "R8",
    attack: "half an hour of shoppers without a pause",
    holds: "memory does not grow by more than 1 MB a minute, no 5xx",
    tests: [
      {
        file: "src/server/attacks/soak.long.ts",
        name: "half an hour of shoppers leaves no fault behind and no memory taken",
      },
    ],
  },
  {
    id: "S1",
    attack: "packages: the lock file, install scripts, what is known of them",
    holds: "sound, none needed, listed",
    tests: [
      { file: "scripts/supply-chain.test.ts", name: "the lock file that is there is sound" },
      { file: "scripts/supply-chain.test.ts", name: "%s" },
      {
        file: "scripts/supply-chain.test.ts",
        name: "names every package once, with its digest and its licence",
      },
    ],
  },
];
