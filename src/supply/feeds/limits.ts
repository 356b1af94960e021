/** How much of a feed we are willing to hold, or to believe. Lengths are in characters unless they say bytes. */
export const feedLimits = {
  fieldLength: 64 * 1024,
  rowLength: 1024 * 1024,
  columns: 200,
  rows: 5_000_000,
  /** What Google allows. Longer ids are taken with a warning, up to the second limit. */
  idLength: 50,
  longestId: 200,
  titleLength: 150,
  longestTitle: 1000,
  addressLength: 2000,
  /** Brands, shops, colours: longer ones are no names. */
  nameLength: 100,
  pictures: 20,
  /** Sizes listed in one row. */
  sizes: 100,
  /** Rows of one product: colours times sizes. */
  groupRows: 2000,
  /** Places where the reader had to start again; a file with more of them is not a feed. */
  restarts: 1000,
  samplesPerCode: 20,
  sampleLength: 120,
  /** In cents of a euro: nothing we show costs a million. */
  highestPrice: 100_000_000,
} as const;
