import type { Row } from "./matrix-row.ts";

export const surfaceRows: readonly Row[] = [
  {
    id: "C1",
    attack: "SQL and operators in every parameter of lists and searches",
    holds: "no 5xx, no row more, nothing that waits because it was told to",
    tests: [
      {
        file: "src/server/attacks/injection.test.ts",
        name: "every parameter of every list is words and nothing else",
      },
      {
        file: "src/server/attacks/injection.test.ts",
        name: "an operator is no password, and a list no address",
      },
    ],
  },
  {
    id: "C2",
    attack: "keys that reach for a prototype",
    holds: "refused or dropped; no other object and no other person is touched",
    tests: [
      {
        file: "src/server/attacks/preferences.test.ts",
        name: "%s is refused whole, and nobody becomes an admin",
      },
      { file: "src/server/attacks/bodies.test.ts", name: "%s reaches no prototype" },
      { file: "src/api/read-json.test.ts", name: "what it refused leaves nothing on other objects" },
      {
        file: "src/server/attacks/injection.test.ts",
        name: "%s that reach for a prototype are refused whole",
      },
    ],
  },
  {
    id: "C3",
    attack: "bodies: 1 MB, 60 MB, chunked, packed, deep, doubled keys, other types and alphabets",
    holds: "413, 415 or 400, with memory bounded",
    tests: [
      {
        file: "src/server/attacks/bodies.test.ts",
        name: "in chunks without an announced length it is cut off at the same place",
      },
      { file: "src/api/read-json.test.ts", name: "%s is refused" },
      { file: "src/api/read-json.test.ts", name: "UTF-16 is refused" },
      { file: "src/server/attacks/bodies.test.ts", name: "%s" },
    ],
  },
  {
    id: "C4",
    attack: "NUL, lone surrogates, right-to-left, zalgo and emoji in every text",
    holds: "refused, or kept byte by byte; never 500",
    tests: [
      { file: "src/server/attacks/bodies.test.ts", name: "%j is kept byte by byte" },
      { file: "src/server/attacks/bodies.test.ts", name: "%j is refused" },
      {
        file: "src/server/attacks/injection.test.ts",
        name: "a text is refused, or kept and read again to the letter",
      },
      {
        file: "src/server/attacks/fuzz.test.ts",
        name: "whatever is sent to whatever call by whomever, the answer is one that the document has",
      },
      {
        file: "src/server/attacks/fuzz.long.ts",
        name: "the same as in the short suite, a thousand times for every call",
      },
    ],
  },
  {
    id: "C5",
    attack: "texts that are made to keep a pattern busy",
    holds: "no pattern takes for ever; what is long is refused or read in moments",
    tests: [
      {
        file: "src/server/attacks/regexes.long.ts",
        name: "no pattern takes for ever on 2,000 characters made against it",
      },
      {
        file: "src/server/attacks/regexes.long.ts",
        name: "a search has 200 characters, a message 600, and more is refused",
      },
      {
        file: "src/server/attacks/regexes.long.ts",
        name: "as much as that is understood at once, whatever it is",
      },
      {
        file: "src/server/attacks/regexes.long.ts",
        name: "an address of 15,000 characters finds its way, or none, at once",
      },
      {
        file: "src/server/attacks/regexes.long.ts",
        name: "a text of 60,000 characters, as long as one may be, is read in moments",
      },
    ],
  },
  {
    id: "D1",
    attack: "paths that lead out of their folder",
    holds: "404; no file outside is read",
    tests: [
      {
        file: "src/server/attacks/traversal.test.ts",
        name: "no address reads a file outside of those that may be read",
      },
      { file: "src/server/attacks/traversal.test.ts", name: "%s is nothing" },
    ],
  },
  {
    id: "D2",
    attack: "redirects to other sites: //, backslashes, other schemes, tabs",
    holds: "only to paths of this site, and to the few sites that rules name",
    tests: [
      { file: "src/server/attacks/redirects.test.ts", name: "by being another name for a page" },
      {
        file: "src/server/attacks/redirects.test.ts",
        name: "by a rule, unless it is a site that rules may lead to",
      },
      { file: "src/server/attacks/redirects.test.ts", name: "nor would a rule to %j be followed" },
    ],
  },
  {
    id: "D3",
    attack: "an address that is markup, shown where there is nothing",
    holds: "escaped by the server and in the browser; the policy has nothing to say",
    tests: [
      {
        file: "e2e/security.spec.ts",
        name: "what stands in an address is words, from the server and in the browser",
      },
    ],
  },
  {
    id: "E1",
    attack: "scripts in products, brands, articles, feeds, names, messages and answers",
    holds: "nothing runs in a browser; the policy has nothing to say",
    tests: [
      { file: "e2e/security.spec.ts", name: "an article that is full of scripts is only words" },
      { file: "e2e/security.spec.ts", name: "a feed that is full of scripts becomes pieces with odd names" },
      {
        file: "e2e/security.spec.ts",
        name: "what people call themselves, save and say is only words, as is what a model answers",
      },
      {
        file: "src/server/attacks/markup.test.ts",
        name: "%j is words in the journal's feed, and nothing else",
      },
      { file: "src/server/attacks/markup.test.ts", name: "%j in a name is no part of a sitemap" },
    ],
  },
  {
    id: "E2",
    attack: "data in a page that would end its script: `</script>`, U+2028, `<!--`",
    holds: "escaped",
    tests: [
      { file: "e2e/security.spec.ts", name: "an article that is full of scripts is only words" },
      {
        file: "e2e/security.spec.ts",
        name: "what stands in an address is words, from the server and in the browser",
      },
    ],
  },
  {
    id: "E3",
    attack: "headers: policy with a nonce of its own, HSTS, nosniff, referrer, opener, no-store",
    holds: "on every answer, errors too",
    tests: [
      { file: "src/server/attacks/headers.test.ts", name: "%s is strict to the last word" },
      {
        file: "src/server/attacks/headers.test.ts",
        name: "%s never has the same nonce twice, and uses its own",
      },
      { file: "src/server/attacks/headers.test.ts", name: "%s (%s, %i)" },
      {
        file: "e2e/security.spec.ts",
        name: "going from page to page makes no script, and the policy would not let anyone",
      },
      { file: "e2e/security.spec.ts", name: "every page obeys the policy in both languages" },
    ],
  },
  {
    id: "E4",
    attack: "other sites: forms, cookies, CORS",
    holds: "not understood, no leave to read; no cookie signs anyone in",
    tests: [
      {
        file: "src/server/attacks/headers-cross-site.test.ts",
        name: "no cookie signs anyone in, and no address does",
      },
      {
        file: "src/server/attacks/headers-cross-site.test.ts",
        name: "a form of %s is not understood, even with a token, and changes nothing",
      },
      {
        file: "src/server/attacks/headers-cross-site.test.ts",
        name: "%s gets no leave to read an answer, nor to send what a form cannot",
      },
    ],
  },
  {
    id: "E5",
    attack: "one person's page or answer from a cache to another",
    holds: "never",
    tests: [
      {
        file: "src/server/attacks/caches.test.ts",
        name: "a mark of one person's answer tells nobody else that nothing has changed",
      },
      {
        file: "src/server/attacks/caches.test.ts",
        name: "a page is the same whoever's token comes along, but for its nonce",
      },
      {
        file: "src/server/rendered-pages.test.ts",
        name: "what a person chose is part of the page, what they invent is not",
      },
    ],
  },
];
