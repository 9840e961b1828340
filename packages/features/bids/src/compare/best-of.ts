/** The only column with the best number, if others are known and worse; -1 if there is none. */
export function bestOf(values: readonly (number | null)[], better: 'least' | 'most'): number {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return -1
  const best = better === 'least' ? Math.min(...known) : Math.max(...known)
  const first = values.indexOf(best)
  return values.lastIndexOf(best) === first ? first : -1
}
