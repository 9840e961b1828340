import { isDay } from '../format/date.ts'
import { bidSortKeys } from './bid-lists.ts'

/** Limits of saved views: how many per person, and characters of a name and of an address. */
export const bidViews = { perPerson: 30, name: 60, params: 4000 } as const

/** Bid Manager columns that can be hidden. */
export const hideableColumns = [
  'photo',
  'client',
  'specifications',
  'condition',
  'lotStatus',
  'price',
  'autoBid',
  'chat',
] as const
export type HideableColumn = (typeof hideableColumns)[number]

/** A placeholder for the day on which a view is opened. */
export const todayInView = 'today'

/** What the Bid Manager's address says: its status, filters, sort and columns, but not the page or an open chat. */
const keys: ReadonlySet<string> = new Set([
  'bidStatus',
  'auctionDate',
  'auctionDateFrom',
  'auctionDateTo',
  'auction',
  'user',
  'chassisId',
  'condition',
  'mileage',
  'status',
  'bidGroups',
  'manager',
  'lotNo',
  'sort',
  'order',
  'hide',
])

/** A view's query as it is stored: sorted, so that equal views are equal texts. Null if it is not a valid view. */
export function viewParams(text: string): string | null {
  if (text.length > bidViews.params) return null
  const query = new URLSearchParams(text)
  const known = [...query].every(([key, value]) => keys.has(key) && !value.includes('\0') && fits(key, value))
  if (!known) return null
  query.sort()
  return query.toString()
}

function fits(key: string, value: string): boolean {
  if (key === 'hide') return (hideableColumns as readonly string[]).includes(value)
  if (key === 'sort') return (bidSortKeys as readonly string[]).includes(value)
  return key !== 'auctionDate' || value === todayInView || isDay(value)
}

/**
 * The parts of an address that a view keeps; "lots of today" become the lots of whichever day the view is opened on.
 */
export function paramsToKeep(address: string, today: string): string {
  const kept = [...new URLSearchParams(address)].filter(([key]) => keys.has(key))
  const query = new URLSearchParams(kept)
  if (query.get('auctionDate') === today) query.set('auctionDate', todayInView)
  query.sort()
  return query.toString()
}

/** The query that opening a view leads to. */
export function paramsToOpen(params: string, today: string): string {
  const query = new URLSearchParams(params)
  if (query.get('auctionDate') === todayInView) query.set('auctionDate', today)
  return query.toString()
}
