import { useEarlierAuctionsQuery } from '@seriba/api/shared/price-evidence'
import type { LotDetail } from '@seriba/contracts/lot'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useEarlierOffersText } from '@seriba/i18n/use-earlier-offers-text'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton } from '@seriba/ui/TextLink'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { Images, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../../facts/lot-parts.ts'
import type { LotSlots } from '../../page/bid-slots.ts'
import { EvidenceSection } from '../EvidenceSection.tsx'
import styles from './auctions.module.css'
import charts from './charts.module.css'
import { EarlierAuctionRow } from './EarlierAuctionRow.tsx'
import { EarlierSummary } from './EarlierSummary.tsx'
import { MileageChart } from './MileageChart.tsx'
import { PhotosThenAndNow } from './PhotosThenAndNow.tsx'
import { PriceChart } from './PriceChart.tsx'
import { printSection } from './print-section.ts'
import { SimilarByPhotos } from './SimilarByPhotos.tsx'
import { seenCars } from './seen-cars.ts'
import { WatchCar } from './WatchCar.tsx'
import { WrongMatchButton } from './WrongMatchButton.tsx'

/** How many auctions are expanded; older ones are behind a button. */
const newest = 5

type EarlierAuctionsProps = {
  wrongMatches?: LotSlots['wrongMatches'] | undefined
  lot: LotDetail
  pageType: PageType
  priced: boolean
}

/** The same car at earlier auctions, with what its owner refused and whether its mileage dropped (BEY03). */
export function EarlierAuctions({ lot, pageType, priced, wrongMatches }: EarlierAuctionsProps) {
  const { t } = useTranslation(['evidence', 'common'])
  const offeredBefore = useEarlierOffersText()
  const { id } = commonOf(lot)
  const [isAll, setAll] = useState(false)
  const [isDoubted, setDoubted] = useState(false)
  const [isComparing, setComparing] = useState(false)
  useKeyActions({ KeyP: () => setComparing((was) => !was) })
  const { data, isError, isFetching, refetch } = useEarlierAuctionsQuery({ pageType, id })
  const section = { id: 'this-car-before', title: t('before.title') }
  if (data === undefined)
    return (
      <EvidenceSection {...section} busy={isFetching}>
        {isError && !isFetching ? (
          <ErrorState
            title={t('before.failed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <span className="visually-hidden">{t('before.loading')}</span>
            <Skeleton width="100%" height="4em" />
            <Skeleton width="100%" height="4em" />
          </>
        )}
      </EvidenceSection>
    )
  const { by, auctions, alike, watched } = data
  const wrong = data.wrong && wrongMatches?.(id, data.wrong)
  if (by === null) return null
  const watch = watched !== null && <WatchCar pageType={pageType} id={id} watched={watched} />
  if (auctions.length === 0)
    return (
      <EvidenceSection {...section} about={t(alike.auctions.length > 0 ? 'alike.about' : 'before.none')}>
        {alike.auctions.length === 0 && <p>{t('before.noneText')}</p>}
        <SimilarByPhotos
          key={id}
          lot={lot}
          pageType={pageType}
          alike={alike}
          priced={priced}
          forAll={data.wrong !== null}
          onWait={refetch}
        />
        {watch}
        {wrong}
      </EvidenceSection>
    )
  const seen = seenCars(lot, auctions)
  const shown = isAll ? seen : seen.slice(0, newest + 1)
  const older = seen.length - shown.length
  // Users who may not see past auctions may not see their photos either.
  const withPhotos = priced ? auctions.filter(({ photos }) => photos > 0) : []
  return (
    <EvidenceSection
      {...section}
      about={t(`before.${by}`, { count: auctions.length })}
      actions={
        <>
          {withPhotos.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              icon={Images}
              aria-expanded={isComparing}
              onClick={() => setComparing(!isComparing)}
            >
              {t('before.photosThenAndNow')}
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={Printer} onClick={() => printSection(section.id)}>
            {t('before.print')}
          </Button>
        </>
      }
    >
      {by === 'likeness' && <p>{t('before.likenessNote')}</p>}
      <p className={styles.sentence}>{offeredBefore(auctions)}</p>
      <EarlierSummary seen={seen} />
      {isComparing && <PhotosThenAndNow key={id} lot={lot} auctions={withPhotos} />}
      <div className={charts.charts}>
        <MileageChart seen={seen} />
        <PriceChart seen={seen} />
      </div>
      <ol className={styles.auctions}>
        {shown.map((one) => (
          <EarlierAuctionRow
            key={one.earlier?.id ?? id}
            seen={one}
            action={
              isDoubted &&
              one.earlier && (
                <WrongMatchButton
                  pageType={pageType}
                  id={id}
                  earlier={one.earlier}
                  forAll={data.wrong !== null}
                />
              )
            }
          />
        ))}
      </ol>
      {older > 0 && (
        <Button className={styles.older} onClick={() => setAll(true)}>
          {t('before.showOlder', { count: older })}
        </Button>
      )}
      {!priced && <p>{t('before.hidden')}</p>}
      {!isDoubted && (
        <p>
          {by === 'chassis' && t('before.chassisNote')}{' '}
          <TextButton onClick={() => setDoubted(true)}>{t('wrong.ask')}</TextButton>
        </p>
      )}
      {watch}
      {wrong}
    </EvidenceSection>
  )
}
