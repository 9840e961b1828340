import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { memo, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { BidPanelProps } from '../bid-panel/bid-lot.ts'
import { BidChart } from './BidChart.tsx'
import styles from './evidence.module.css'
import { LinkTo } from './LinkTo.tsx'
import { useLotEvidence } from './use-lot-evidence.ts'
import { WonSquares, wonOfNewest } from './WonSquares.tsx'

export type EvidenceProps = BidPanelProps & {
  /** The typed yen, null until something is typed. */
  amount: number | null
}

export const EvidencePanel = memo(function EvidencePanel(props: EvidenceProps): ReactNode {
  const { evidence, isLoading } = useLotEvidence(props.lot, props.pageType)
  if (isLoading) return <div className={styles.waiting} />
  return evidence && evidence.sold > 0 ? <Evidence {...props} evidence={evidence} /> : null
})

function Evidence({ evidence, lot, pageType, amount }: EvidenceProps & { evidence: PriceEvidence }) {
  const { t } = useTranslation('evidence')
  const { sales, sold, quantiles, likeness } = evidence
  const href = `${pageTypes[pageType].path}/${lot.carCommonDetail.id}#price-evidence`
  const all = <LinkTo href={href}>{t('all', { count: sold })}</LinkTo>
  if (evidence.bars === null || quantiles === null)
    return (
      <p className={styles.line}>
        <span>{t(sold === 0 ? 'none' : 'few', { count: sold, days: likeness.days })}</span> {all}
      </p>
    )
  return (
    <div className={styles.panel}>
      <BidChart evidence={evidence} amount={amount} />
      <p className={styles.line}>
        {amount !== null && amount > 0 && <Newest sales={sales} amount={amount} />}
        {all}
      </p>
    </div>
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
