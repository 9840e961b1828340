import type { ListingQuery } from '@seriba/contracts/catalogue'
import type { PageType } from '@seriba/domain/lots/page-types'

/** A page of a listing as somebody saw it: this is how lots know their previous and next ones. */
export type LotList = {
  request: Partial<ListingQuery> & { pageType: PageType; page: number; pageSize: number }
  ids: readonly string[]
  /** Over all pages. */
  total: number
}

const key = 'lot-lists'
const kept = 8

/** Lots opened in tabs of their own, which share this browser's storage. The newest list comes first. */
export function rememberList(list: LotList) {
  const name = nameOf(list)
  const others = read(localStorage).filter((other) => nameOf(other) !== name)
  write(localStorage, [list, ...others].slice(0, kept))
}

/** The list a lot was opened from: the one this tab is in, as long as it contains the lot, or else the newest. */
export function findList(pageType: PageType, lotId: string): LotList | undefined {
  return [...read(sessionStorage), ...read(localStorage)].find(
    ({ request, ids }) => request.pageType === pageType && ids.includes(lotId),
  )
}

/** Keeps this tab in a list, whichever ones others open in the meantime. */
export const stayInList = (list: LotList) => write(sessionStorage, [list])

const nameOf = ({ request }: LotList) => JSON.stringify(request)

/** A broken list counts as none. */
function read(storage: Storage): LotList[] {
  try {
    const lists: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(lists) ? lists.filter((list) => Array.isArray(list?.ids) && list.request) : []
  } catch {
    return []
  }
}

/** If there is no space, lots do without. */
function write(storage: Storage, lists: readonly LotList[]) {
  try {
    storage.setItem(key, JSON.stringify(lists))
  } catch {}
}

type ShownLot = { pageType: PageType; id: string }

/**
 * Lots in a list that is not a listing, such as favorites or bids, as the page shows them. Each kind continues among
 * its own; one that is listed twice is visited once.
 */
export function rememberShown(lots: readonly ShownLot[]) {
  for (const pageType of new Set(lots.map((lot) => lot.pageType))) {
    const ids = [...new Set(lots.flatMap((lot) => (lot.pageType === pageType ? lot.id : [])))]
    rememberList({ request: { pageType, page: 1, pageSize: ids.length }, ids, total: ids.length })
  }
}
