/** The smallest value that at least this fraction of all values do not exceed, in tenths. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
  return Math.round(value * 10) / 10
}
