import { useTranslation } from 'react-i18next'
import type { BidFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

/** A lot to which a list is narrowed; `without` removes it. */
type ChosenLot = { id: string; text: string; without: Partial<BidFilters> }

/** Names of lots that may not be in the list, by the bid with which each was chosen. */
export type LotNames = ReadonlyMap<number, string>

/** The lots among the filters, by number and hall: those of the quick search, and the one to which a link leads. */
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
