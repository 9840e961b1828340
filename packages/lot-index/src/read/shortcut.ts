/**
 * Another way to a set's histograms, which the caller gives back; and how many rows could be counted in the same time.
 */
export type Shortcut = { work: number; count(packs: readonly number[]): Uint32Array[] }
