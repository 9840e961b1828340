import { ApiError } from '@seriba/server-kit/api-error'

type Skipped = { bidId: number; code: string }

/** Does something with each bid once, in its own transaction; returns those for which it was refused. */
export async function eachBid(
  bidIds: readonly number[],
  change: (bidId: number) => Promise<void>,
): Promise<Skipped[]> {
  const skipped: Skipped[] = []
  for (const bidId of new Set(bidIds)) {
    try {
      await change(bidId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      skipped.push({ bidId, code: error.code })
    }
  }
  return skipped
}
