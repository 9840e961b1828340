import { useLiveLot } from '@seriba/api/live-lot'
import { useViewProfileQuery } from '@seriba/api/shared/user'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { hasProductionMonth } from '@seriba/domain/lots/production-month'
import { PageHead } from '@seriba/ui/PageHead'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { DownloadPhotos } from '../download/DownloadPhotos.tsx'
import { LotHead } from '../head/LotHead.tsx'
import { LotTopBar } from '../head/LotTopBar.tsx'
import { useLotTitle } from '../head/use-lot-title.ts'
import { LotNote } from '../note/LotNote.tsx'
import { ExtraImages } from '../photos/ExtraImages.tsx'
import { ProductionMonth } from '../production-month/ProductionMonth.tsx'
import { useSheetCodes } from '../sheet/use-sheet-codes.ts'
import { useSheetTranslations } from '../sheet/use-sheet-translations.tsx'
import { waitsForSheet } from '../sheet/waits-for-sheet.ts'
import { LotSteps } from '../steps/LotSteps.tsx'
import { useLotSteps } from '../steps/use-lot-steps.ts'
import type { LotSlots } from './bid-slots.ts'
import { LotColumns } from './LotColumns.tsx'
import { LotEmpty } from './LotEmpty.tsx'
import { LotSkeleton } from './LotSkeleton.tsx'
import { lotOfBid } from './lot-of-bid.ts'
import { MobileBidBar } from './MobileBidBar.tsx'
import styles from './page.module.css'
import { ResultPanel } from './ResultPanel.tsx'
import { useBikePath } from './use-bike-path.ts'

/** What cannot be loaded is left out: the lot is shown without it. */
const nothing = { default: () => null }
const EvidenceSections = lazy(() =>
  import('../evidence/EvidenceSections.tsx')
    .then((module) => ({ default: module.EvidenceSections }))
    .catch(() => nothing),
)

const SheetWait = lazy(() =>
  import('../sheet/SheetWait.tsx').then((module) => ({ default: module.SheetWait })),
)

type LotPageProps = LotSlots & { pageType: PageType }

export function LotPage({
  pageType,
  bidPanel,
  mobileBidBar,
  mobileOwnBid,
  actions,
  note,
  imageReload,
  wrongMatches,
}: LotPageProps) {
  const { t } = useTranslation('lot')
  const { id = '' } = useParams()
  const { currentData, isFetching, error, refetch } = useLiveLot({ pageType, id })
  const { data: profile } = useViewProfileQuery()
  const lot = currentData?.lotDetail
  useLotTitle(lot, pageType === 'stock' ? 'fixedPrice' : 'auction')
  const translations = useSheetTranslations(lot, pageType)
  const codes = useSheetCodes(lot, pageType)
  const steps = useLotSteps(pageType, id)
  const bike = useBikePath(pageType, id, error)

  const past = pageTypes[pageType].phase === 'past'

  if (bike.path) return <Navigate to={bike.path} replace />
  if (!lot)
    return isFetching || bike.looking ? (
      <LotSkeleton bids={!past} />
    ) : (
      <LotEmpty pageType={pageType} error={error} onRetry={() => void refetch()} />
    )
  const ofBid = lotOfBid(lot)
  return (
    <>
      <PageHead>
        <LotTopBar lot={lot} pageType={pageType} actions={actions?.(lot, id, 'topBar')} />
      </PageHead>
      <div className={styles.lot} data-bids={!past || undefined}>
        <LotHead
          lot={lot}
          pageType={pageType}
          actions={actions?.(lot, id, 'head')}
          steps={steps && <LotSteps steps={steps} />}
        />
        <aside
          aria-label={past ? t('result.panel') : t('bid.panel')}
          className={styles.bid}
          data-past={past || undefined}
        >
          {past ? <ResultPanel lot={lot} pageType={pageType} /> : bidPanel(ofBid, pageType)}
        </aside>
        <LotColumns
          lot={lot}
          actions={actions?.(lot, id, 'status')}
          steps={steps && <LotSteps steps={steps} touch />}
          ownBid={!past && mobileOwnBid?.(ofBid, pageType)}
          extraImages={
            pageType === 'car-auction' && (
              <>
                {currentData.ussCounter && (
                  <ExtraImages key={id} lot={lot} counter={currentData.ussCounter} />
                )}
                {imageReload?.(lot, currentData.imageReload)}
              </>
            )
          }
          photoActions={<DownloadPhotos lot={lot} pageType={pageType} iconOnly />}
          note={note?.(lot, pageType) ?? <LotNote lot={lot} />}
          productionMonth={
            profile &&
            hasProductionMonth(pageType) && <ProductionMonth key={id} lot={lot} pageType={pageType} />
          }
          evidence={
            profile && (
              <Suspense>
                <EvidenceSections
                  key={id}
                  lot={lot}
                  pageType={pageType}
                  permission={profile.permission}
                  wrongMatches={wrongMatches}
                />
              </Suspense>
            )
          }
          translations={translations}
          codes={codes}
          noSheet={
            profile &&
            waitsForSheet(lot, pageType, profile.detail) && (
              <Suspense>
                <SheetWait key={id} pageType={pageType} id={id} auctionDate={lot.lotInfo.auctionDate} />
              </Suspense>
            )
          }
        />
      </div>
      {past
        ? null
        : (mobileBidBar?.(ofBid, pageType) ?? (
            <MobileBidBar lot={lot} bidPanel={() => bidPanel(ofBid, pageType)} />
          ))}
    </>
  )
}
