import { nextMoment } from '@seriba/domain/lots/lot-moments'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useEffect } from 'react'
import { useViewLotQuery } from './generated/shared/lot.ts'
import { useAppSelector } from './hooks.ts'
import { selectConnectionLost } from './notifications-slice.ts'
import { serverNow } from './server-clock.ts'
import { selectSession, sessionStatus } from './session-slice.ts'
import { watchLots } from './watched-lots.ts'

/** Seconds after which a lot that was shown before is fetched again when it is opened. */
const freshFor = 5
const pollEveryMs = 60_000
/** Just after a moment on the server's clock, which ours knows to the second. */
const afterMs = 1000
const longestTimer = 24 * 3_600_000

/** A lot on an open page: it updates by itself when something happens to the lot, and when time changes it. */
export function useLiveLot(
  lot: { pageType: PageType; id: string },
  { skip = false }: { skip?: boolean } = {},
) {
  const { pageType, id } = lot
  const anonymous = useAppSelector(selectSession).status === sessionStatus.anonymous
  const isUnnotified = useAppSelector(selectConnectionLost) || anonymous
  const query = useViewLotQuery(lot, {
    skip,
    refetchOnMountOrArgChange: freshFor,
    // Nobody notifies visitors, who have no socket.
    refetchOnFocus: isUnnotified,
    pollingInterval: isUnnotified ? pollEveryMs : 0,
    skipPollingIfUnfocused: true,
  })
  const { currentData, fulfilledTimeStamp, refetch } = query

  useEffect(() => (skip ? undefined : watchLots([{ pageType, id }])), [skip, pageType, id])

  useEffect(() => {
    if (!currentData || fulfilledTimeStamp === undefined) return
    const { lotInfo, bidInfo } = currentData.lotDetail
    const now = serverNow()
    const next = nextMoment({ ...bidInfo, auctionDate: lotInfo.auctionDate }, now)
    if (next === null) return
    const timer = setTimeout(refetch, Math.min(next - now.getTime() + afterMs, longestTimer))
    return () => clearTimeout(timer)
  }, [currentData, fulfilledTimeStamp, refetch])

  return query
}
