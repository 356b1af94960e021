import type { Row } from "./matrix-row.ts";

export const rightsRows: readonly Row[] = [
  {
    id: "B1",
    attack: "fields that are nobody's to set: admin, id, email, dates, tokens",
    holds: "422, and nothing is changed",
    tests: [
      { file: "src/server/attacks/bodies.test.ts", name: "PATCH with %s is refused and changes nothing" },
      { file: "src/server/attacks/bodies.test.ts", name: "sign-up with %s is refused and makes nobody" },
      { file: "src/server/attacks/bodies.test.ts", name: "nor beside the keys, nor under any name at all" },
    ],
  },
  {
    id: "B2",
    attack: "secrets in answers",
    holds: "no answer has a password, a hash, a token of the past or another's admin flag",
    tests: [
      {
        file: "src/server/attacks/tokens.test.ts",
        name: "no answer holds a password, a token of the past or a hash",
      },
      {
        file: "src/storage/people/personal-records.test.ts",
        name: "no secret is in it, not even as a digest",
      },
      {
        file: "src/server/attacks/fuzz.test.ts",
        name: "whatever is sent to whatever call by whomever, the answer is one that the document has",
      },
    ],
  },
  {
    id: "B3",
    attack: "what belongs to somebody else, by any kind of id",
    holds: "404, the same as for what does not exist",
    tests: [
      {
        file: "src/server/attacks/assistant.test.ts",
        name: "nobody else can go on with it, read it, resume it or forget it: for them there is none",
      },
      { file: "src/server/attacks/assistant.test.ts", name: "%s is nobody's" },
      {
        file: "src/server/attacks/saved-searches.test.ts",
        name: "nobody else can see, change or delete it: for them there is none",
      },
      { file: "src/server/attacks/reactions.test.ts", name: "one person's reactions are nobody else's" },
      { file: "src/server/attacks/preferences.test.ts", name: "one person's change is nobody else's" },
      {
        file: "src/server/attacks/ownership.test.ts",
        name: "every row that names something of a person's is looked at here",
      },
      {
        file: "src/server/attacks/ownership.test.ts",
        name: "%s: is answered to the letter like what never was",
      },
      {
        file: "src/server/attacks/ownership.test.ts",
        name: "%s: an id of an odd shape is not found, and no fault",
      },
      { file: "src/server/attacks/ownership.test.ts", name: "cannot be named in a body either" },
      { file: "src/server/attacks/ownership.test.ts", name: "is in no list, no export and no profile" },
    ],
  },
  {
    id: "B4",
    attack: "every admin call as visitor, member, former admin, in other methods and spellings",
    holds: "404; the flag is read with every call",
    tests: [
      {
        file: "src/server/attacks/admin.test.ts",
        name: "whoever is no admin finds nothing, whatever they call and send",
      },
      {
        file: "src/server/attacks/admin.test.ts",
        name: "neither other methods nor other spellings of the address lead around the check",
      },
      {
        file: "src/server/attacks/admin.test.ts",
        name: "a token counts in the header alone, also an admin's",
      },
      { file: "src/server/attacks/tokens.test.ts", name: "the admin flag is read with every call" },
    ],
  },
  {
    id: "B5",
    attack:
      "preferences outside the vocabulary: unknown sections, wrong types, huge ids and lists, impossible budgets",
    holds: "refused whole, nothing written",
    tests: [
      {
        file: "src/server/attacks/preferences.test.ts",
        name: "whatever is sent, the answer is 200, 400 or 422, and what is kept stays within the vocabulary",
      },
      {
        file: "src/server/attacks/preferences.test.ts",
        name: "merges key by key when twenty tabs tell different things at once",
      },
      { file: "src/domain/people/preferences-faults.test.ts", name: "%s is refused by its name" },
    ],
  },
];
