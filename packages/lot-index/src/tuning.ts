/** Numbers found by measuring. Answers never depend on them: tests set them low to send small data down every path. */
export const tuningOptions = {
  /** Segments with at least this many rows are read by kernels in WebAssembly. */
  simdFrom: 1 << 16,
  /** Edges of a number column: more of them make ranges faster, and each takes one bit per row. */
  edges: 64,
  /** With fewer rows than this between two edges, nothing is saved. */
  rowsBetweenEdges: 1024,
  /** A value that fewer than one row in this many has is kept as a list, not as a bitmap. */
  bitmapFrom: 64,
  /**
   * Parts with changes outside the base: if there are more, they are merged into one in the background, and from time
   * to time all of them.
   */
  fewParts: 2,
  /** Counters in one histogram; they should fit in the processor's first cache. */
  histogramSize: 4096,
  /** The most frequent values are only looked for among more runs, and more results, than this. */
  fewRuns: 4096,
  /**
   * This many of the most frequent are looked at, and one more per some rows, before all values are counted instead.
   */
  valuesInVain: 32,
  /** Values are looked up among this many times as many runs, or more. */
  runsToLookUp: 16,
  /** Words of a bitmap that are counted in the time it takes to count one row, */
  wordsForRow: 6,
  /** and rows of a list that are looked up in that time. */
  listedForRow: 2,
  /** Counters of a histogram that are skipped in the time it takes to count one row. */
  countersForRow: 8,
  /** Rows that are counted in the time it takes to add one histogram to another. */
  rowsForHistogram: 4000,
  /** At least this many rows may be counted from what is known about those with one of their words. */
  rowsToSubtract: 100_000,
  /** Counts for a value that determines the layout of rows are kept if it has more than one row in this many, */
  narrowedFrom: 64,
  /** and for this many such values; each takes a bitmap. */
  narrowedKept: 24,
  /** Results up to this size may be sorted instead of being found along an order. */
  fewToSort: 1 << 16,
  /** Up to this many rows are compared with each other for a page; if there are more, those near it are found first. */
  fewToCompare: 256,
  /** This many rows are looked at one by one rather than through bitmaps of all. */
  rowsToScan: 1 << 16,
  /** Results up to this size are looked at row by row. */
  fewRows: 1 << 14,
  /** Steps along an order before looking for a better place to begin: for a page, */
  stepsToPage: 10_000,
  /** and for a bound. */
  stepsToBound: 4000,
}
