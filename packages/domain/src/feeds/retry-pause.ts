const second = 1000

/** Pauses after one failure, two, and so on; the last one is the longest. */
const pauses = [1, 2, 5, 15, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * second)

/** Milliseconds until a source is queried again after this many failures in a row. */
export const retryPause = (tries: number): number => pauses[Math.max(0, tries - 1)] ?? 900 * second
