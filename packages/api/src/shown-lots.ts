import type { WatchedLots } from '@seriba/contracts/socket-messages'
import { type BidListKind, pageTypeOfBid } from '@seriba/domain/lots/page-types'
import { useEffect, useRef } from 'react'
import { serverNow } from './server-clock.ts'
import { watchLots } from './watched-lots.ts'

type Lot = WatchedLots[number]

/** Many people may be looking at the same lots: they do not all send their requests at the same moment. */
const spreadMs = 700
/** Our clock knows the server's to the second. */
const afterMs = 1000
const longestTimer = 24 * 3_600_000

/** A list's lots: this window receives their events, and everything that lists them is fetched again. */
export function useShownLots(lots: readonly Lot[]) {
  const names = lots.map(({ pageType, id }) => `${pageType} ${id}`).join()
  const latest = useRef(lots)
  latest.current = lots
  useEffect(() => (names === '' ? undefined : watchLots([...latest.current])), [names])
}

/** The same for bids. */
export const useShownBids = (
  bids: readonly { lotType: string; lotId: string }[] | undefined,
  list: BidListKind,
) =>
  useShownLots(
    (bids ?? []).map(({ lotType, lotId }) => ({ pageType: pageTypeOfBid(lotType, list), id: lotId })),
  )

/** Fetches again once the first of these moments has passed, by the server's clock. */
export function useRefetchAt(moments: readonly (string | null)[], refetch: () => unknown) {
  const now = serverNow().getTime()
  const ahead = moments.flatMap((at) => (at !== null && Date.parse(at) > now ? [Date.parse(at)] : []))
  const next = ahead.length === 0 ? null : Math.min(...ahead)
  const ask = useRef(refetch)
  ask.current = refetch
  useEffect(() => {
    if (next === null) return
    const wait = next - serverNow().getTime() + afterMs + Math.random() * spreadMs
    if (wait > longestTimer) return
    const timer = setTimeout(() => void ask.current(), wait)
    return () => clearTimeout(timer)
  }, [next])
}
