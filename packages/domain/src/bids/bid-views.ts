import { isDay } from '../format/date.ts'
import { bidSortKeys } from './bid-lists.ts'

/** Bounds of saved views: how many of a person, characters of a name and of an address. */
export const bidViews = { perPerson: 30, name: 60, params: 4000 } as const

/** Columns of the Bid Manager that one may do without. */
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

/** Stands for the day on which a view is opened. */
export const todayInView = 'today'

/** What the address of the Bid Manager says: its status, filters, sort and columns, but no page and no open chat. */
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

/** The query of a view as it is kept: sorted, so that equal views are equal texts. Null for anything that is none. */
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

/** What of an address a view keeps; lots of today become those of the day on which it is opened. */
export function paramsToKeep(address: string, today: string): string {
  const kept = [...new URLSearchParams(address)].filter(([key]) => keys.has(key))
  const query = new URLSearchParams(kept)
  if (query.get('auctionDate') === today) query.set('auctionDate', todayInView)
  query.sort()
  return query.toString()
}

/** The query that a view opens. */
export function paramsToOpen(params: string, today: string): string {
  const query = new URLSearchParams(params)
  if (query.get('auctionDate') === todayInView) query.set('auctionDate', today)
  return query.toString()
}
