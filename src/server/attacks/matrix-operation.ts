import type { Row } from "./matrix-row.ts";

export const operationRows: readonly Row[] = [
  {
    id: "G1",
    attack: "slow sockets, ten thousand headers, pipelining, two lengths",
    holds: "cut in time; nobody else waits; no second request in a first",
    tests: [
      { file: "src/server/attacks/sockets.test.ts", name: "%s: is cut" },
      {
        file: "src/server/attacks/sockets.test.ts",
        name: "dribbling does not lengthen it, and 200 who do so keep nobody waiting",
      },
      { file: "src/server/attacks/sockets.test.ts", name: "%s: is refused and hung up on" },
      {
        file: "src/server/attacks/sockets.test.ts",
        name: "%s: no second request hides in the body of a first",
      },
      {
        file: "src/server/attacks/sockets.test.ts",
        name: "requests that come without waiting are answered each, in their order",
      },
      {
        file: "src/server/attacks/sockets.test.ts",
        name: "one address has so many sockets and no more, until one is closed",
      },
    ],
  },
  {
    id: "G2",
    attack: "too many searches, messages, likes; 100 streams; a reader who leaves",
    holds: "429; three streams each; work stops with its reader",
    tests: [
      {
        file: "src/server/attacks/assistant.test.ts",
        name: "a fourth stream of %s is refused in words, until one has ended",
      },
      {
        file: "src/server/attacks/assistant.test.ts",
        name: "many keys from one address are stopped by the address",
      },
      { file: "src/server/attacks/assistant.test.ts", name: "whoever asks without a pause is told to wait" },
      { file: "src/server/attacks/assistant-model.test.ts", name: "whoever leaves stops its work" },
      { file: "src/api/stream-gate.test.ts", name: "three at once and no fourth until one has ended" },
      {
        file: "src/server/attacks/events.test.ts",
        name: "a flood ends after ten thousand in a day, with the time to wait",
      },
      {
        file: "src/server/attacks/flood.test.ts",
        name: "from one address fills its part of the line, and whoever comes then is told when to come",
      },
      {
        file: "src/server/attacks/flood.test.ts",
        name: "from the many addresses of one IPv6 network is one flood",
      },
      { file: "src/server/attacks/flood.test.ts", name: "leaves room for others" },
      {
        file: "src/server/attacks/flood.long.ts",
        name: "three hundred who search at once from everywhere: each is answered or asked to come again",
      },
    ],
  },
  {
    id: "G3",
    attack: "the assistant: instructions in products and messages, others' data, its own instructions, 50 kB",
    holds: "no tool beyond the person's rights; words are checked against the pieces; too long is refused",
    tests: [
      {
        file: "src/server/adapters/model/open-model.test.ts",
        name: "may look something up; nothing beyond the person's limits is told, and texts stay in their fence",
      },
      {
        file: "src/server/adapters/model/open-model.test.ts",
        name: "a description is data, capped, and cannot close its fence",
      },
      { file: "src/server/attacks/assistant-model.test.ts", name: "%s never reaches anybody" },
      { file: "src/server/attacks/assistant.test.ts", name: "%s is only words" },
      {
        file: "src/server/attacks/assistant.test.ts",
        name: "a body of a megabyte is refused before it is read",
      },
      { file: "src/server/attacks/assistant.test.ts", name: "%j is refused as JSON, and nothing is kept" },
    ],
  },
  {
    id: "H1",
    attack: "deletion: every table, file, mail and line of the log searched for the id and the address",
    holds: "nothing but a keyed mark in the audit; told only once it is so; safe to repeat; others intact",
    tests: [
      {
        file: "src/server/attacks/deletion.test.ts",
        name: "after the answer nothing is left of the person in any table, mail, file or line of the log; others have all",
      },
      {
        file: "src/storage/people/remove-person.test.ts",
        name: "nothing in any table names the person any more, and what others have is untouched",
      },
      {
        file: "src/storage/people/remove-person.test.ts",
        name: "the audit keeps that an account was deleted, and of whom only a digest",
      },
      { file: "src/storage/people/remove-person.test.ts", name: "of five deletions at once, one does it" },
    ],
  },
  {
    id: "H2",
    attack: "asking for all that is kept of oneself",
    holds: "every table that refers to a person, found in the database itself",
    tests: [
      {
        file: "src/storage/people/personal-records.test.ts",
        name: "it has something from every table that refers to a person, from the person and from the outbox",
      },
      {
        file: "src/storage/people/personal-records.test.ts",
        name: "a table that is added later is in it from its first row, without its secrets, and goes with the person",
      },
      { file: "src/storage/people/personal-records.test.ts", name: "nothing of anybody else is in it" },
    ],
  },
  {
    id: "H3",
    attack: "deletion during a storm of likes and the save of an onboarding",
    holds: "no orphan rows, on both databases",
    tests: [
      {
        file: "src/storage/people/remove-person.test.ts",
        name: "a storm of likes and the save of an onboarding at that moment leave no orphan rows",
      },
      {
        file: "src/storage/people/remove-person.test.ts",
        name: "what happens at the same moment leaves nothing of the person behind",
      },
      {
        file: "src/server/attacks/deletion.test.ts",
        name: "a storm of likes, saves and messages at that moment answers every call, and leaves nothing",
      },
    ],
  },
];
