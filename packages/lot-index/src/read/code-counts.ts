export type Counts = { codes: Uint32Array; counts: Uint32Array }
