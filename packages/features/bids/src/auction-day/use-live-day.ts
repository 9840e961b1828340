import { onBidLots } from '@seriba/api/bid-lots'
import { updateCached } from '@seriba/api/cached'
import { useAppDispatch } from '@seriba/api/hooks'
import { useViewDayQuery, viewDay } from '@seriba/api/manager/auction-day'
import type { viewDay as contract, DayBid, DayHall } from '@seriba/contracts/auction-day'
import type { Output } from '@seriba/contracts/contract'
import type { DayScope } from '@seriba/domain/bids/auction-day'
import { useEffect, useMemo } from 'react'

type Day = Output<typeof contract>

/** Several desks receive events about the same lots: they should not all make requests at the same moment. */
const [gatherMs, spreadMs] = [200, 200]
/** More than this are fetched as a whole. */
const mostLots = 100

/** Keeps a day up to date lot by lot: a busy day is too large to be fetched in full at each result. */
export function useLiveDay(date: string, whose: DayScope) {
  const asked = useMemo(() => ({ date, whose }), [date, whose])
  const query = useViewDayQuery(asked, { refetchOnMountOrArgChange: true })
  const dispatch = useAppDispatch()
  const { refetch } = query

  useEffect(() => {
    const lots = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      timer = undefined
      const lotIds = [...lots]
      lots.clear()
      if (lotIds.length > mostLots) return void refetch()
      void dispatch(viewDay.initiate({ ...asked, lots: lotIds }, { subscribe: false, forceRefetch: true }))
        .unwrap()
        .then((part) => dispatch(updateCached(viewDay, asked, (day) => withPart(day, part, lotIds))))
        .catch(() => void refetch())
    }
    const stop = onBidLots((lotIds) => {
      for (const id of lotIds) lots.add(id)
      timer ??= setTimeout(ask, gatherMs + Math.random() * spreadMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [asked, dispatch, refetch])

  return query
}

/** The day with the current bids on some lots, and their halls. */
export function withPart(day: Day, part: Day, lotIds: readonly string[]): Day {
  const gone = new Set(lotIds)
  const now = new Set(part.bids.map(({ bidId }) => bidId))
  const others = day.bids.filter(({ lotId, bidId }) => !gone.has(lotId) && !now.has(bidId))
  const halls = new Map([...day.halls, ...part.halls].map((hall): [string, DayHall] => [hall.name, hall]))
  return {
    ...day,
    bids: [...others, ...part.bids].sort(byTime),
    halls: [...halls.values()].sort(
      (a, b) => a.startsAt.localeCompare(b.startsAt) || a.name.localeCompare(b.name),
    ),
  }
}

const byTime = (a: DayBid, b: DayBid) =>
  a.auctionDate.localeCompare(b.auctionDate) || a.lotNo - b.lotNo || a.bidId - b.bidId
