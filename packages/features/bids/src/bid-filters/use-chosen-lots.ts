import { useTranslation } from 'react-i18next'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

/** A lot that a list is narrowed to; `without` lets it go. */
type ChosenLot = { id: string; text: string; without: Partial<BidFilters> }

/** Names of lots that the list may not have, by the bid that each was chosen with. */
export type LotNames = ReadonlyMap<number, string>

/** The lots among filters, by number and hall: those of the quick search, and the one that a link leads to. */
export function useChosenLots({ list }: Pick<BidListModel, 'list'>, names: LotNames) {
  const { t } = useTranslation('bids')
  const cars = list.data?.cars ?? []
  const nameOf = (car: (typeof cars)[number] | undefined) => car && `${car.lotNo} ${car.auctionName}`
  const nameOfBid = (bidId: number) =>
    nameOf(cars.find((car) => car.bidId === bidId)) ?? names.get(bidId) ?? t('filters.bid', { bidId })
  return ({ bids, lot }: BidFilters): ChosenLot[] => [
    ...bids.map((bidId) => ({
      id: `bid:${bidId}`,
      text: nameOfBid(bidId),
      without: { bids: bids.filter((other) => other !== bidId) },
    })),
    ...(lot ? [{ id: 'lot', text: nameOf(cars[0]) ?? t('filters.oneLot'), without: { lot: null } }] : []),
  ]
}
