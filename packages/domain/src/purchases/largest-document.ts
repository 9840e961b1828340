/** The maximum size of a document or a receipt, in bytes. */
export const largestDocument = 10_000_000
