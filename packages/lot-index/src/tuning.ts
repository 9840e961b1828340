/** Numbers found by measuring. Answers never depend on them: tests set them low to send small data down every path. */
export const tuningOptions = {
  /** Segments with at least this many rows are read by kernels in WebAssembly. */
  simdFrom: 1 << 16,
  /** Edges of a number column: more make ranges faster, and take a bit a row each. */
  edges: 64,
  /** Fewer rows than this between two edges save nothing. */
  rowsBetweenEdges: 1024,
  /** A value that fewer than one row in this many has is kept as a list, not as a bitmap. */
  bitmapFrom: 64,
  /** Parts of changes beside the base: more are made one in the background, and all of them now and then. */
  fewParts: 2,
  /** Counters of one histogram; they should fit the processor's first cache. */
  histogramSize: 4096,
  /** The most frequent values are looked for only among more runs, and more results, than this. */
  fewRuns: 4096,
  /** So many of the most frequent are looked at, and one more for some rows, before all values are counted instead. */
  valuesInVain: 32,
  /** Values are looked up among so many times as many runs, or more. */
  runsToLookUp: 16,
  /** Words of a bitmap that are counted in the time of one row, */
  wordsForRow: 6,
  /** and rows of a list that are looked up. */
  listedForRow: 2,
  /** Counters of a histogram that are passed over in the time in which a row is counted alone. */
  countersForRow: 8,
  /** Rows that are counted in the time in which one histogram is added to another. */
  rowsForHistogram: 4000,
  /** So many rows and more may be counted from what is known of those with one of their words. */
  rowsToSubtract: 100_000,
  /** Counts of a value that rows are laid out by are kept where it has more than one row in this many, */
  narrowedFrom: 64,
  /** and of so many such values; each takes a bitmap. */
  narrowedKept: 24,
  /** Results up to this size may be sorted instead of being met along an order. */
  fewToSort: 1 << 16,
  /** Up to so many rows are compared with each other for a page; among more those near it are found first. */
  fewToCompare: 256,
  /** So many rows are looked at one by one rather than through bitmaps of all. */
  rowsToScan: 1 << 16,
  /** Results up to this size are looked at row by row. */
  fewRows: 1 << 14,
  /** Steps along an order before looking for a better place to begin: of a page, */
  stepsToPage: 10_000,
  /** and of a bound. */
  stepsToBound: 4000,
}
