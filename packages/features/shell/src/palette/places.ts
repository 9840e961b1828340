import type { Found } from '@seriba/contracts/palette'
import { type Actor, isDealer } from '@seriba/domain/access/actor'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { placeOfBid } from '@seriba/domain/notifications/notification-link'
import type { RecentPlace } from './recent.ts'

/** A result, and where it leads for the reader. */
export type Place = RecentPlace & { end: string }

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
const when = (at: string | null) => (at === null ? '' : formatDateTime(at))

export const bidPlaces = (actor: Actor, bids: Found['bids']): Place[] =>
  bids.map(({ bidId, lotNo, name, client, amount, auctionDate }) => ({
    id: `bid-${bidId}`,
    kind: 'bid',
    label: `${lotNo} ${name}`,
    detail: joined(client, formatMoney(amount)),
    end: when(auctionDate),
    to: placeOfBid(actor, bidId, lotNo),
  }))

export const lotPlaces = (lots: Found['lots']): Place[] =>
  lots.map(({ id, pageType, lotNo, name, auctionName, auctionDate }) => ({
    id: `lot-${id}`,
    kind: 'lot',
    label: `${lotNo} ${name}`,
    detail: auctionName,
    end: when(auctionDate),
    to: `${pageTypes[pageType].path}/${id}`,
  }))

export const clientPlaces = (actor: Actor, clients: Found['clients']): Place[] =>
  clients.map(({ id, name, company }) => ({
    id: `client-${id}`,
    kind: 'client',
    label: name,
    detail: joined(company, String(id)),
    end: '',
    to: isDealer(actor) ? `/dealer-bids?bidType=clients&user=${id}` : `/clients/${id}`,
  }))

export const purchasePlaces = (purchases: Found['purchases']): Place[] =>
  purchases.map(({ id, sku, name, client }) => ({
    id: `purchase-${id}`,
    kind: 'purchase',
    label: `${sku} ${name}`,
    detail: client ?? '',
    end: '',
    to: `/purchases/${id}`,
  }))
