import { useEarlierAuctionsQuery, usePriceEvidenceQuery } from '@seriba/api/shared/price-evidence'
import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import { nearestBid } from '@seriba/domain/bids/amount-steps'
import { formatMileage } from '@seriba/domain/format/number'
import { mileageFalls, refusedBefore } from '@seriba/domain/lots/evidence/earlier-auctions'
import { pageTypes, statisticsOf } from '@seriba/domain/lots/page-types'
import { useOfferedBefore } from '@seriba/i18n/use-offered-before'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { TrendingDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BidPanelProps } from '../bid-panel/bid-lot.ts'
import type { BidRules } from '../bid-panel/bid-rules.ts'
import { useProfile } from '../shared/profile.ts'
import { BidChart } from './BidChart.tsx'
import styles from './evidence.module.css'
import { WonSquares, wonOfNewest } from './WonSquares.tsx'

export type EvidenceProps = Pick<BidPanelProps, 'lot' | 'pageType'> & {
  rules: BidRules
  /** Yen that is typed, null until something is. */
  amount: number | null
  onUse: (chosen: { amount: number }) => void
}

export const EvidencePanel = memo(function EvidencePanel(props: EvidenceProps): ReactNode {
  const { lot, pageType } = props
  const permission = useProfile()?.permission
  const statistics = statisticsOf(pageTypes[pageType].kind)
  const asked = { pageType, id: lot.carCommonDetail.id }
  const priced = statistics !== undefined && permission?.[pageTypes[statistics].needs] === true
  const { data, isLoading } = usePriceEvidenceQuery(asked, { skip: !priced })
  const evidence = data?.evidence
  if (isLoading) return <div className={styles.waiting} />
  return (
    <div className={styles.panel}>
      {evidence && evidence.sold > 0 && <Evidence {...props} evidence={evidence} />}
      <SeenBefore lot={lot} pageType={pageType} />
    </div>
  )
})

type EvidenceOfLot = EvidenceProps & { evidence: PriceEvidence }

function Evidence({ evidence, lot, pageType, rules, amount, onUse }: EvidenceOfLot) {
  const { t } = useTranslation('evidence')
  const { startPrice, step } = rules
  const { sales, sold, quantiles, likeness } = evidence
  const href = `${pageTypes[pageType].path}/${lot.carCommonDetail.id}#price-evidence`
  const all = <LinkTo href={href}>{t('all', { count: sold })}</LinkTo>
  if (evidence.bars === null || quantiles === null)
    return (
      <p className={styles.line}>
        <span>{t('few', { count: sold, days: likeness.days })}</span> {all}
      </p>
    )
  const median = nearestBid(quantiles.median, startPrice, step)
  return (
    <>
      <BidChart evidence={evidence} amount={amount} />
      <p className={styles.line}>
        {amount ? (
          <Newest sales={sales} amount={amount} />
        ) : (
          <Button size="xs" onClick={() => onUse({ amount: median })}>
            {t('useMedian')}
          </Button>
        )}
        {all}
      </p>
    </>
  )
}

function Newest({ sales, amount }: { sales: PriceEvidence['sales']; amount: number }) {
  const { t } = useTranslation('evidence')
  const { won, count } = wonOfNewest(sales, amount)
  return (
    <>
      <WonSquares sales={sales} amount={amount} />
      <span>
        <Trans t={t} i18nKey="wouldHaveWon" values={{ won, count }} components={{ b: <b /> }} />
      </span>
    </>
  )
}

const LinkTo = ({ href, children }: { href: string; children: ReactNode }) => (
  <TextLink render={(props) => <Link {...props} to={href} />}>{children}</TextLink>
)

/** A mileage that fell is said beside the amount, and what the owner refused; else only that the car has been seen. */
const SeenBefore = memo(function SeenBefore({ lot, pageType }: Pick<EvidenceProps, 'lot' | 'pageType'>) {
  const { t } = useTranslation(['evidence', 'common'])
  const offeredBefore = useOfferedBefore()
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
