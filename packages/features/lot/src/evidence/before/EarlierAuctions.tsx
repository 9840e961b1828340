import { useEarlierAuctionsQuery } from '@seriba/api/shared/price-evidence'
import type { LotDetail } from '@seriba/contracts/lot'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useOfferedBefore } from '@seriba/i18n/use-offered-before'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../../facts/lot-parts.ts'
import { EvidenceSection } from '../EvidenceSection.tsx'
import styles from './auctions.module.css'
import charts from './charts.module.css'
import { EarlierAuctionRow } from './EarlierAuctionRow.tsx'
import { EarlierSummary } from './EarlierSummary.tsx'
import { MileageChart } from './MileageChart.tsx'
import { PriceChart } from './PriceChart.tsx'
import { seenCars } from './seen-cars.ts'

type EarlierAuctionsProps = { lot: LotDetail; pageType: PageType; priced: boolean }

/** The same car at earlier auctions, with what its owner refused and whether its mileage fell (BEY03). */
export function EarlierAuctions({ lot, pageType, priced }: EarlierAuctionsProps) {
  const { t } = useTranslation(['evidence', 'common'])
  const offeredBefore = useOfferedBefore()
  const { id } = commonOf(lot)
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
  const { by, auctions } = data
  const seen = seenCars(lot, auctions)
  if (by === null) return null
  if (auctions.length === 0)
    return (
      <EvidenceSection {...section} about={t('before.none')}>
        <p>{t('before.noneText')}</p>
      </EvidenceSection>
    )
  return (
    <EvidenceSection {...section} about={t(`before.${by}`, { count: auctions.length })}>
      {by === 'likeness' && <p>{t('before.likenessNote')}</p>}
      <p className={styles.sentence}>{offeredBefore(auctions)}</p>
      <EarlierSummary seen={seen} />
      <div className={charts.charts}>
        <MileageChart seen={seen} />
        <PriceChart seen={seen} />
      </div>
      <ol className={styles.auctions}>
        {seen.map((one) => (
          <EarlierAuctionRow key={one.earlier?.id ?? id} seen={one} />
        ))}
      </ol>
      {!priced && <p>{t('before.hidden')}</p>}
    </EvidenceSection>
  )
}
