import { useViewLotQuery } from '@seriba/api/lot'
import type { CarLot } from '@seriba/contracts/lot'
import { PageHead } from '@seriba/ui/PageHead'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { LotHead } from '../head/LotHead.tsx'
import { LotTopBar } from '../head/LotTopBar.tsx'
import { useLotTitle } from '../head/use-lot-title.ts'
import { LotColumns } from './LotColumns.tsx'
import { LotEmpty } from './LotEmpty.tsx'
import { LotSkeleton } from './LotSkeleton.tsx'
import { MobileBidBar } from './MobileBidBar.tsx'
import styles from './page.module.css'

/** What other features draw into the page; it knows nothing of bids and favourites. */
export type LotSlots = {
  /** The favourites control: letters at the head of wide screens, a star on small ones. */
  favorite?: (lot: CarLot, place: 'head' | 'topBar') => ReactNode
  /** The column at the right. On small screens it is the content of the sheet behind 'Place bid'. */
  bidPanel: (lot: CarLot) => ReactNode
  /** Takes the place of the bar with 'Place bid' at the bottom of small screens. */
  mobileBidBar?: (lot: CarLot) => ReactNode
  /** One's own bid, under the facts on small screens. */
  mobileOwnBid?: (lot: CarLot) => ReactNode
}

const pageType = 'car-auction'

export function LotPage({ bidPanel, mobileBidBar, mobileOwnBid, favorite }: LotSlots) {
  const { t } = useTranslation('lot')
  const { id = '' } = useParams()
  const { currentData, isFetching, error, refetch } = useViewLotQuery({ pageType, id })
  const detail = currentData?.lotDetail
  const lot = detail && 'carInfo' in detail ? detail : undefined
  useLotTitle(lot)

  if (!lot) return isFetching ? <LotSkeleton /> : <LotEmpty error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead>
        <LotTopBar lot={lot} favorite={favorite?.(lot, 'topBar')} />
      </PageHead>
      <div className={styles.lot}>
        <LotHead lot={lot} favorite={favorite?.(lot, 'head')} />
        <aside aria-label={t('bid.panel')} className={styles.bid}>
          {bidPanel(lot)}
        </aside>
        <LotColumns lot={lot} ownBid={mobileOwnBid?.(lot)} />
      </div>
      {mobileBidBar ? mobileBidBar(lot) : <MobileBidBar lot={lot} bidPanel={bidPanel} />}
    </>
  )
}
