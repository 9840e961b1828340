import type { Bid, bidIndex as BidIndex, BidList } from '@seriba/contracts/bid-lists'
import type { ChangedBid } from '@seriba/contracts/bids'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { api } from './api.ts'
import { cachedAnswer, updateCached } from './cached.ts'
import type { Arg } from './endpoint.ts'
import { serverNow } from './server-clock.ts'
import type { AppDispatch } from './store.ts'
import { idTag, listTag } from './tags.ts'

/** What a page of bids was requested with: status, order, and filter. */
type Asked = Exclude<Arg<typeof BidIndex>, void> & { archiveStatus?: number }

/** The parts of a request for a page that do not decide which bids are counted. */
const uncounted = ['page', 'pageSize', 'sort', 'order', 'earlier', 'bidStatus', 'archiveStatus']

const countsAll = (asked: Asked) =>
  Object.entries(asked).every(
    ([name, value]) =>
      uncounted.includes(name) || value === undefined || value === 'all' || (value as unknown[]).length === 0,
  )

/** Whether nothing else on a page depends on the change to one of its bids, and the bid stays on the page. */
function standsAlone({ cars }: BidList, asked: Asked, before: Bid, after: Bid): boolean {
  const moved = before.bidStatus !== after.bidStatus
  if (asked.sort === 'soldPrice' && before.soldPrice !== after.soldPrice) return false
  // A status folds away or archives what is over, and a price does so for a win.
  const over = after.auctionDate === null || Date.parse(after.auctionDate) <= serverNow().getTime()
  if (over && (moved || after.bidStatus === bidStatus.win)) return false
  if (!moved) return true
  const listed = asked.bidStatus ?? asked.archiveStatus
  const rivals = cars.some(({ id, bidId }) => id === after.id && bidId !== after.bidId)
  return !(
    listed ||
    rivals ||
    before.sameLot ||
    after.sameLot ||
    before.leaderOut ||
    before.bidGroup !== null
  )
}

const shifted = (counters: BidList['counters'], from: number, to: number) =>
  counters.map(({ status, count }) => ({
    status,
    count: count + (status === to ? 1 : 0) - (status === from ? 1 : 0),
  }))

type State = Parameters<typeof api.util.selectInvalidatedBy>[0]
type Shown = { endpointName: string; originalArgs: Asked | undefined }
type Page = { list: typeof BidIndex; asked: Asked; page: BidList | undefined }

const pagesIn = (state: State): Page[] =>
  (api.util.selectInvalidatedBy(state, [listTag('BidPage')]) as Shown[]).map(
    ({ endpointName, originalArgs: asked = {} }) => {
      const list = { operation: endpointName } as Partial<typeof BidIndex> as typeof BidIndex
      return { list, asked, page: cachedAnswer(state, list, asked) }
    },
  )

/**
 * Puts the answer to a change into the pages that show the bid; a page is only requested again if other bids depend on
 * it. `state` is from before the change, which may be on screen before it is answered.
 */
export function applyBidAnswer(
  dispatch: AppDispatch,
  state: State,
  bidId: number,
  { bid, counters }: ChangedBid,
) {
  for (const { list, asked, page } of pagesIn(state)) {
    const before = page?.cars.find((row) => row.bidId === bidId)
    if (!page || !before || !standsAlone(page, asked, before, bid)) {
      dispatch(api.util.invalidateTags([idTag('BidPage', JSON.stringify(asked))]))
      continue
    }
    dispatch(
      updateCached(list, asked, (draft) => {
        const row = draft.cars.find((some) => some.bidId === bidId)
        if (row) Object.assign(row, bid)
        if (before.bidStatus === bid.bidStatus) return
        draft.counters = countsAll(asked) ? counters : shifted(page.counters, before.bidStatus, bid.bidStatus)
      }),
    )
  }
}
