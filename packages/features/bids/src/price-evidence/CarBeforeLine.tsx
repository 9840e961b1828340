import { useEarlierAuctionsQuery } from '@seriba/api/shared/price-evidence'
import { formatMileage } from '@seriba/domain/format/number'
import { mileageFalls, refusedBefore } from '@seriba/domain/lots/evidence/earlier-auctions'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { useEarlierOffersText } from '@seriba/i18n/use-earlier-offers-text'
import { TrendingDown } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidPanelProps } from '../bid-panel/bid-lot.ts'
import styles from './evidence.module.css'
import { LinkTo } from './LinkTo.tsx'

export type CarBeforeProps = BidPanelProps

/**
 * Next to the amount: a mileage that dropped, and what the owner refused; otherwise only that the car has been seen.
 */
export const CarBeforeLine = memo(function CarBeforeLine({ lot, pageType }: CarBeforeProps) {
  const { t } = useTranslation(['evidence', 'common'])
  const offeredBefore = useEarlierOffersText()
  const { id } = lot.carCommonDetail
  const { data } = useEarlierAuctionsQuery({ pageType, id })
  const auctions = data?.auctions ?? []
  if (auctions.length === 0) return null
  const [fall] = mileageFalls([...auctions.toReversed(), { mileage: lot.carInfo.mileage }]).reverse()
  const isRefused = refusedBefore(auctions) !== null
  const href = `${pageTypes[pageType].path}/${id}#this-car-before`
  return (
    <>
      {(fall || !isRefused) && (
        <p className={styles.line}>
          {fall ? (
            <>
              <TrendingDown aria-hidden className={styles.fell} />
              <span>
                <b className={styles.fell}>{t('before.fell')}</b>{' '}
                <span className="num">
                  {formatMileage(fall.from.mileage, t('common:units.km'))} →{' '}
                  {formatMileage(fall.to.mileage, t('common:units.km'))}
                </span>
              </span>
            </>
          ) : (
            <span>{t('before.seen')}</span>
          )}
          <LinkTo href={href}>{t('before.link', { count: auctions.length })}</LinkTo>
        </p>
      )}
      {isRefused && (
        <p className={styles.line}>
          {fall ? (
            <span>{offeredBefore(auctions)}</span>
          ) : (
            <LinkTo href={href}>{offeredBefore(auctions)}</LinkTo>
          )}
        </p>
      )}
    </>
  )
})
