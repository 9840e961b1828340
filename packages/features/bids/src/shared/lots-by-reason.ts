type Skipped = { bidId: number; code: string }

/** How many lots are named for one reason; the others are counted. */
const mostNamed = 10

/** Why bids were left out, each reason once with the lots to which it applies. */
export function lotsByReason(skipped: readonly Skipped[], bids: readonly { bidId: number; lotNo: number }[]) {
  const lotNos = new Map(bids.map(({ bidId, lotNo }) => [bidId, lotNo]))
  const reasons = new Map<string, Set<number>>()
  for (const { bidId, code } of skipped)
    reasons.set(code, (reasons.get(code) ?? new Set()).add(lotNos.get(bidId) ?? bidId))
  return [...reasons].map(([code, lots]) => ({
    code,
    count: lots.size,
    lots: [...lots].slice(0, mostNamed).join(', '),
    more: Math.max(0, lots.size - mostNamed),
  }))
}
