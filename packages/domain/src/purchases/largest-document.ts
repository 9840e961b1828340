/** Bytes of a document or a receipt at most. */
export const largestDocument = 10_000_000
