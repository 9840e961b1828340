/** Dates can be picked from 3 years back to 1 year ahead (DEC14). */
export function dateLimits(today: string) {
  const year = Number(today.slice(0, 4))
  // A leap day does not exist in other years; March 1 is close enough.
  const rest = today.slice(4).replace('-02-29', '-03-01')
  return { min: `${year - 3}${rest}`, max: `${year + 1}${rest}` }
}
