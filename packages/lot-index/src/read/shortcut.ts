/** Another way to the histograms of a set, which the caller gives back; and how many rows could be counted in its time. */
export type Shortcut = { work: number; count(packs: readonly number[]): Uint32Array[] }
