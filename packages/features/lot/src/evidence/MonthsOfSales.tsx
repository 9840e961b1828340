import type { PriceEvidence } from '@seriba/contracts/price-evidence'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './evidence.module.css'

/** The median of each month, on a scale from zero: half the price is half as high. */
export function MonthsOfSales({ months }: Pick<PriceEvidence, 'months'>) {
  const { t } = useTranslation('evidence')
  if (months.length < 2) return null
  const most = Math.max(...months.map(({ median }) => median))
  return (
    <ol aria-label={t('months')} className={styles.months}>
      {months.map(({ month, sold, median }) => (
        <li key={month}>
          <span className="visually-hidden">
            {t('month', { month: month.replace('-', '.'), price: formatMoney(median), count: sold })}
          </span>
          <i aria-hidden style={{ blockSize: `${(median * 100) / most}%` }} />
          <span aria-hidden className="num">
            {(median / 1_000_000).toFixed(2)}
          </span>
          <span aria-hidden className="num">
            {month.slice(2).replace('-', '.')}
          </span>
        </li>
      ))}
    </ol>
  )
}
