import type { Dictionary } from '../segment/segment.ts'

/** Codes that occur, ascending, and how often. */
export type FacetCounts = { dictionary: Dictionary; codes: Uint32Array; counts: Uint32Array }
