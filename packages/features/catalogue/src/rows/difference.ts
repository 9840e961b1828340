/** How far a result is from the average, as `+1.4 %`; empty if one of them is not known. */
export function difference(soldPrice: number, averagePrice: number | null): string {
  if (!soldPrice || !averagePrice) return ''
  const percent = ((soldPrice - averagePrice) / averagePrice) * 100
  const sign = percent < 0 ? '\u2212' : '+'
  return `${sign}${Math.abs(percent).toFixed(1)}\u00A0%`
}
