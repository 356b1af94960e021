import type { Row } from "./matrix-row.ts";

export const feedRows: readonly Row[] = [
  {
    id: "F1",
    attack:
      "feeds and pictures from addresses inside: loopback in every notation, metadata, rebinding, redirects, other schemes and ports",
    holds: "refused after resolving and at connecting; redirects are checked anew; size and type are bounded",
    tests: [
      { file: "src/server/adapters/feeds/fetch-feed.test.ts", name: "%s is not asked" },
      {
        file: "src/server/adapters/feeds/fetch-feed.test.ts",
        name: "nor is a name that has one such address among others",
      },
      { file: "src/server/adapters/feeds/fetch-feed.test.ts", name: "%s is no address of a feed" },
      { file: "src/server/adapters/feeds/fetch-feed.test.ts", name: "%s comes to nothing: %s" },
      {
        file: "src/server/adapters/feeds/fetch-feed.test.ts",
        name: "a name that changes its address after the check leads nowhere else: it is looked up once",
      },
      {
        file: "src/server/adapters/photos/fetch-photo.test.ts",
        name: "without the tests' permission, this machine is refused and never asked",
      },
      {
        file: "src/server/adapters/photos/fetch-photo.test.ts",
        name: "a name that changes its address after the check leads nowhere else: it is looked up once",
      },
      { file: "src/server/adapters/photos/fetch-photo.test.ts", name: "a redirect to %s is refused" },
      {
        file: "src/server/adapters/photos/fetch-photo.test.ts",
        name: "three redirects are followed, a fourth is not",
      },
      { file: "src/server/adapters/photos/fetch-photo.test.ts", name: "%s is refused: %s" },
      {
        file: "src/server/adapters/photos/public-address.test.ts",
        name: "%s: a private address in a URL is seen for what it is",
      },
      {
        file: "src/server/adapters/photos/public-address.test.ts",
        name: "an address that hides a private IPv4 address is refused, in every way to hide it",
      },
      {
        file: "src/server/adapters/admin/feeds.test.ts",
        name: "an address inside our network is not asked, and the run says so",
      },
    ],
  },
  {
    id: "F2",
    attack:
      "bombs: gzip, zip, XML, names that lead out of the archive, 30,000 × 30,000 pixels, SVG with a script",
    holds: "refused by unpacked size and pixels; memory bounded",
    tests: [
      {
        file: "src/server/adapters/feeds/open-feed.test.ts",
        name: "ends when a small file turns out to be a large one",
      },
      {
        file: "src/server/adapters/feeds/open-feed.test.ts",
        name: "is only its words: what the files of an archive are called leads nowhere",
      },
      {
        file: "src/supply/feeds/read-rows.test.ts",
        name: "is never made larger by what a feed declares: words that stand for words stay as they are",
      },
      {
        file: "src/supply/feeds/read-rows.test.ts",
        name: "costs one row when a field has ten million characters",
      },
      {
        file: "src/server/adapters/photos/fit-photo.test.ts",
        name: "a small file that would be 900 million pixels, without making room for them",
      },
      { file: "src/server/adapters/admin/uploads.test.ts", name: "%s" },
      { file: "src/server/adapters/admin/uploads.test.ts", name: "more than 10 MB, without reading on" },
    ],
  },
  {
    id: "F3",
    attack: "feeds with broken rows, doubled ids, absurd prices, empty, cut short",
    holds: "rows are left out and counted; a feed is swapped whole or not at all",
    tests: [
      {
        file: "src/supply/feeds/read-feed.test.ts",
        name: "keeps the first of two rows with one id, and tells of every row left out",
      },
      {
        file: "src/supply/feeds/read-feed.test.ts",
        name: "hands out nothing at all when it is cut off on the way",
      },
      {
        file: "src/supply/feeds/read-price.test.ts",
        name: "is never anything but a positive safe number, whatever the text",
      },
      {
        file: "src/storage/feed-store.test.ts",
        name: "a feed that lost more than 30 % is held, until somebody allows it",
      },
      {
        file: "src/storage/feed-store.test.ts",
        name: "a reading that was given up, and one that fails, leave everything as it was",
      },
    ],
  },
];
