import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import { formatMoney } from '@seriba/domain/format/number'
import { barOfPrice, wouldHaveWon } from '@seriba/domain/lots/evidence/price-evidence'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './evidence.module.css'

type BidChartProps = { evidence: PriceEvidence; amount: number | null }

const million = 1_000_000

/** How the prices of similar lots are distributed, and where an amount falls among them. */
export function BidChart({ evidence, amount }: BidChartProps) {
  const { t } = useTranslation('evidence')
  const { bars, quantiles, prices, sold } = evidence
  if (bars === null || quantiles === null) return null
  const { from, to, counts } = bars
  const most = Math.max(...counts)
  const at = (price: number) =>
    to === from ? 0 : Math.min(100, Math.max(0, ((price - from) * 100) / (to - from)))
  const value = (price: number) => (price / million).toFixed(2)
  const won = prices.filter((price) => amount !== null && wouldHaveWon(amount, price)).length
  const lastWon = won > 0 ? barOfPrice(bars, prices[won - 1] ?? from) : -1
  const bid = amount !== null && amount > 0 ? [{ kind: 'bid' as const, price: amount }] : []
  // An amount below or above every price stands outside of them.
  const marks = [
    { kind: 'lowest' as const, price: from },
    { kind: 'median' as const, price: quantiles.median },
    ...bid,
    { kind: 'highest' as const, price: to },
  ].sort((one, other) => one.price - other.price)
  const label = amount
    ? t('chart', { won, count: sold })
    : t('spread', { count: sold, from: formatMoney(from), to: formatMoney(to) })
  return (
    <div className={styles.chart}>
      <div role="img" aria-label={label} className={styles.bars}>
        {counts.map((count, bar) => (
          <i
            key={`bar-${bar + 1}`}
            data-won={bar <= lastWon || undefined}
            style={{ blockSize: `${(count * 100) / most}%` }}
          />
        ))}
        <span className={styles.median} style={{ insetInlineStart: `${at(quantiles.median)}%` }} />
        {amount !== null && amount > 0 && (
          <span className={styles.bid} style={{ insetInlineStart: `${at(amount)}%` }} />
        )}
      </div>
      <p aria-hidden className={styles.marks}>
        {marks.map(({ kind, price }, index) => (
          <Fragment key={kind}>
            {index > 0 && <i style={{ flexGrow: at(price) - at(marks[index - 1]?.price ?? from) }} />}
            <span className="num" data-kind={kind}>
              {t(`marks.${kind}`, { value: value(price) })}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  )
}
