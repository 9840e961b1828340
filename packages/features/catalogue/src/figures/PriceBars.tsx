import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { barOf, type PriceFigures } from '@seriba/domain/lots/price-figures'
import { useTranslation } from 'react-i18next'
import styles from './figures.module.css'

const million = 1_000_000

/**
 * The distribution of prices from the lowest on, with the few most expensive in the last bar; the dark bar contains
 * the average.
 */
export function PriceBars({ figures }: { figures: PriceFigures }) {
  const { t } = useTranslation('catalogue')
  const { bars, barsTo, lowest, highest, average } = figures
  if (lowest === null || highest === null || barsTo === null || average === null) return null
  if (lowest === highest) return null
  const most = Math.max(...bars)
  const averageBar = barOf(average, lowest, barsTo)
  // A price that would round to zero millions is shown in full.
  const millions = (yen: number) =>
    yen < million / 10 ? groupThousands(yen) : t('figures.millions', { value: (yen / million).toFixed(1) })
  return (
    <div className={styles.spread}>
      <span className="num">{millions(lowest)}</span>
      <div
        role="img"
        aria-label={t('figures.spread', { from: formatMoney(lowest), to: formatMoney(highest) })}
        className={styles.bars}
      >
        {bars.map((count, bar) => (
          <i
            key={`bar-${bar + 1}`}
            data-average={bar === averageBar || undefined}
            style={{ blockSize: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <span className="num">
        {barsTo < highest ? t('figures.above', { value: millions(barsTo) }) : millions(highest)}
      </span>
    </div>
  )
}
