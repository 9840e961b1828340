import type { exportBids } from '@seriba/contracts/bid-lists'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { bids as en } from '@seriba/i18n/en/bids'
import { lots as enLots } from '@seriba/i18n/en/lots'
import { bids as ru } from '@seriba/i18n/ru/bids'
import { lots as ruLots } from '@seriba/i18n/ru/lots'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { namesOf } from '@seriba/server-kit/names-of'
import { daySpan, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'
import { listBidFilters } from './list-bid-filters.ts'

const texts = { en: { bids: en, lots: enLots }, ru: { bids: ru, lots: ruLots } }

type Choice = { value: string | number; label: string }

/** The filters in the list's words; a value known only by its number gets the name that the list's filters use. */
export async function bidFilters(
  { db }: { db: Db },
  actor: Actor,
  asked: Input<typeof exportBids>,
  language: Language,
): Promise<SheetFilter[]> {
  const { bids, lots } = texts[language]
  const { filters: t, list } = bids
  const { filters: known } = await listBidFilters({ db }, actor, asked.list, asked)
  const named = (values: readonly (string | number)[], choices: readonly Choice[] = []) =>
    values.map((value) => choices.find((one) => one.value === value)?.label ?? String(value)).join(', ')
  // Dealers and buyers do not see the names of other people's clients.
  const nameOf = await namesOf(db, isManager(actor) ? asked.user : [])
  const clientName = (id: number) => (isManager(actor) ? nameOf(id) : named([id], known.clients))
  const status = asked.archiveStatus ?? asked.bidStatus
  return filtersSet([
    [list.tabs.label, asked.bidType !== 'all' && list.tabs[asked.bidType]],
    [list.bidStatus, status && lots.bidStatus[bidStatusName(status as BidStatus)]],
    [t.dates, daySpan(asked.auctionDate ?? asked.auctionDateFrom, asked.auctionDate ?? asked.auctionDateTo)],
    [t.auctions, named(asked.auction)],
    [t.clients, asked.user.map(clientName).join(', ')],
    [t.manager, named(asked.manager, known.manager)],
    [t.chassisId, named(asked.chassisId)],
    [t.condition, named(asked.condition)],
    [t.mileage, named(asked.mileage, known.mileage)],
    [t.status, named(asked.status, known.status)],
    [t.group, named(asked.bidGroups, known.group)],
    [list.bid, asked.bidId.join(', ')],
    [t.lotNo, asked.lotNo ?? asked.lot],
  ])
}
