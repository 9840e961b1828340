/** Runs `from` up to `to` of those that begin at `start`. */
export type Runs = { start: Int32Array; from: number; to: number }

/** Runs, and how many rows each has: room for all there are. */
export type Found = { runs: Int32Array; counts: Uint32Array }
