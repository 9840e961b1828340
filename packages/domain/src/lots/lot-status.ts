/** Auction statuses of a lot and their codes (2§4.1). */
export const lotStatus = {
  ongoing: 4531,
  upcoming: 4532,
  sold: 4533,
  soldNego: 4534,
  notSold: 4535,
  cancelled: 4536,
  removed: 4537,
  unknown: 4538,
  unsold: 4539,
} as const

export type LotStatusName = keyof typeof lotStatus
export type LotStatus = (typeof lotStatus)[LotStatusName]

export const lotStatuses = Object.values(lotStatus) as readonly LotStatus[]

export const lotStatusName = (code: number): LotStatusName =>
  (Object.keys(lotStatus) as LotStatusName[]).find((name) => lotStatus[name] === code) ?? 'unknown'

/** The word for a lot's status: a car without an auction is for sale rather than upcoming. */
export const lotStatusWord = ({ status, auctionDate }: { status: number; auctionDate: string | null }) =>
  auctionDate === null && status === lotStatus.upcoming ? 'forSale' : lotStatusName(status)

/**
 * The status for a code, or for a name as people and halls write it, such as `Sold (nego)`; null for anything else.
 */
export function lotStatusNamed(text: string | number): LotStatus | null {
  const code = Number(text)
  const name = String(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^canceled$/, 'cancelled')
  return (
    lotStatuses.find((status) => status === code) ??
    Object.entries(lotStatus).find(([known]) => known.toLowerCase() === name)?.[1] ??
    null
  )
}

/** Lots that still take bids, according to what their hall has reported. */
export const openStatuses: readonly LotStatus[] = [lotStatus.ongoing, lotStatus.upcoming, lotStatus.unknown]

/** A final lot takes no more bids. */
export const isFinal = (code: number) => !openStatuses.some((open) => open === code)

/** Its time has come, or its hall has reported how it ended; a lot that is not auctioned has no time. */
export const isOver = (lot: { status: number; auctionDate: string | null }, now: Date) =>
  isFinal(lot.status) || (lot.auctionDate !== null && Date.parse(lot.auctionDate) <= now.getTime())

/** A hall may report the highest bid on an unsold lot: that is not a sold price. */
export const isSold = (code: number | null) => code === lotStatus.sold || code === lotStatus.soldNego

/** Lots that their hall has not put up for sale. */
export const removedStatuses: readonly number[] = [lotStatus.cancelled, lotStatus.removed]

export const isRemoved = (code: number | null) => code !== null && removedStatuses.includes(code)

export type StatusTone = 'green' | 'orange' | 'red' | 'gray'

export const lotStatusTone: Record<LotStatusName, StatusTone> = {
  ongoing: 'green',
  upcoming: 'orange',
  sold: 'red',
  soldNego: 'red',
  notSold: 'orange',
  cancelled: 'gray',
  removed: 'orange',
  unknown: 'orange',
  unsold: 'gray',
}

/** The badge of one's own bid in a row is colored by the lot's status (DEC13). */
export function ownBidTone(code: number | null): 'green' | 'red' | 'neutral' {
  if (code === lotStatus.ongoing) return 'green'
  return isSold(code) ? 'red' : 'neutral'
}
