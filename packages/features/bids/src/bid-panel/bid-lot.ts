import type { CarLot } from '@seriba/contracts/lot'
import type { PageType } from '@seriba/domain/lots/page-types'

/** What bidding needs to know about a lot, whatever is sold. */
export type BidLot = Pick<CarLot, 'bidInfo' | 'lotInfo' | 'lotImages'> & {
  carCommonDetail: Pick<CarLot['carCommonDetail'], 'id' | 'lotNumber'>
  carInfo: Pick<CarLot['carInfo'], 'maker' | 'model' | 'year' | 'mileage' | 'chassisId'>
}

export type BidPanelProps = { lot: BidLot; pageType: PageType }

export const titleOf = ({ carInfo }: BidLot) => `${carInfo.maker} ${carInfo.model}`.trim()
