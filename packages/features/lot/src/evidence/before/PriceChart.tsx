import { isSold } from '@seriba/domain/lots/lot-status'
import { useTranslation } from 'react-i18next'
import { ChartSpan } from './ChartSpan.tsx'
import { isDated, labelsApart, placeInTime, shareBetween } from './chart-places.ts'
import styles from './charts.module.css'
import type { Seen } from './seen-cars.ts'

/** The width of a label, in percent. */
const labelWidth = 30
/** The prices of cheap cars differ in the thousands. */
const millions = (yen: number) => (yen / 1_000_000).toFixed(yen < 1_000_000 ? 3 : 2)

/** What it started at and what was bid, over time; the rows below it have the same figures. */
export function PriceChart({ seen }: { seen: readonly Seen[] }) {
  const { t } = useTranslation('evidence')
  const known = seen
    .filter(isDated)
    .filter(({ startPrice, price }) => startPrice !== null || price !== null)
    .toReversed()
  const [first, last] = [known[0], known.at(-1)]
  // The lot itself has a start price: at least one earlier auction must have a price, too.
  if (!first || !last || known.length < 2) return null
  const prices = known.flatMap(({ startPrice, price }) => [startPrice, price]).filter((yen) => yen !== null)
  const [x, y] = [placeInTime(known), shareBetween(prices)]
  const results = known
    .filter(({ price, earlier }) => price !== null && earlier !== null)
    .map((one) => ({
      id: one.earlier?.id,
      x: x(one),
      y: y(one.price ?? 0),
      price: one.price ?? 0,
      sold: isSold(one.status),
    }))
  return (
    <figure className={styles.chart}>
      <figcaption>{t('before.priceChart')}</figcaption>
      <div className={styles.plot} role="img" aria-label={t('before.priceChartText')}>
        <div className={styles.area}>
          {known.map((one) => {
            const { startPrice, price, earlier, status } = one
            const left = `${x(one)}%`
            const [low, high] = [Math.min(startPrice ?? price ?? 0, price ?? startPrice ?? 0), price]
            return (
              <span key={earlier?.id ?? 'this'}>
                {startPrice !== null && high !== null && (
                  <i
                    className={styles.bar}
                    style={{
                      left,
                      bottom: `${y(low)}%`,
                      height: `${y(Math.max(startPrice, high)) - y(low)}%`,
                    }}
                  />
                )}
                {startPrice !== null && (
                  <i
                    className={styles.mark}
                    data-this={earlier === null || undefined}
                    style={{ left, bottom: `${y(startPrice)}%` }}
                  />
                )}
                {price !== null && (
                  <i
                    className={styles.mark}
                    data-result
                    data-sold={isSold(status) || undefined}
                    style={{ left, bottom: `${y(price)}%` }}
                  />
                )}
              </span>
            )
          })}
          {labelsApart(results, labelWidth).map(({ id, x, y, price, sold }) => (
            <span
              key={id}
              className={`num ${styles.label}`}
              data-sold={sold || undefined}
              data-edge={x === 0 ? 'start' : undefined}
              style={{ left: `${x}%`, top: `${100 - y}%` }}
            >
              {t(sold ? 'before.marks.sold' : 'before.marks.lastBid', { value: millions(price) })}
            </span>
          ))}
          {last.earlier === null && last.startPrice !== null && (
            <span
              className={`num ${styles.label}`}
              data-this
              style={{ left: `${x(last)}%`, top: `${100 - y(last.startPrice)}%` }}
            >
              {millions(last.startPrice)}
            </span>
          )}
        </div>
      </div>
      <ChartSpan from={first.auctionDate} to={last.auctionDate} />
    </figure>
  )
}
