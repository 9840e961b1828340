import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { ChartSpan } from './ChartSpan.tsx'
import { isDated, labelsApart, monthOf, placeInTime, shareBetween } from './chart-places.ts'
import styles from './charts.module.css'
import type { Seen } from './seen-cars.ts'

/** The width of a label, in percent. */
const labelWidth = 18

/** The mileage over time, with each drop in red; the rows below it have the same figures. */
export function MileageChart({ seen }: { seen: readonly Seen[] }) {
  const { t } = useTranslation('evidence')
  const known = seen
    .filter(isDated)
    .flatMap(({ mileage, ...one }) => (mileage === null ? [] : [{ ...one, mileage }]))
    .toReversed()
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return null
  const [x, y] = [placeInTime(known), shareBetween(known.map(({ mileage }) => mileage))]
  const points = known.map((one) => ({
    ...one,
    x: x(one),
    y: y(one.mileage),
    isFall: one.fall !== null,
    isThis: one.earlier === null,
    // Two auctions on one day are at the same position.
    id: one.earlier?.id ?? 'this',
  }))
  const told = [
    ...points.filter(({ isThis }) => isThis),
    ...labelsApart(
      points.filter(({ isFall, isThis }) => isFall && !isThis),
      labelWidth,
    ),
    ...labelsApart(
      points.filter(({ isFall, isThis }) => !isFall && !isThis).sort((a, b) => b.mileage - a.mileage),
      labelWidth,
    ),
  ]
  return (
    <figure className={styles.chart}>
      <figcaption>{t('before.mileageChart')}</figcaption>
      <div
        className={styles.plot}
        role="img"
        aria-label={t('before.mileageChartText', {
          from: monthOf(first.auctionDate),
          to: monthOf(last.auctionDate),
        })}
      >
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
          {points.slice(1).map((to, at) => {
            const from = points[at] ?? to
            return (
              <path
                key={to.id}
                data-fell={to.isFall || undefined}
                vectorEffect="non-scaling-stroke"
                d={`M${from.x} ${100 - from.y}L${to.x} ${100 - to.y}`}
              />
            )
          })}
        </svg>
        <div className={styles.area}>
          {points.map(({ id, x, y, isFall, isThis }) => (
            <i
              key={id}
              className={styles.point}
              data-fell={isFall || undefined}
              data-this={(isThis && !isFall) || undefined}
              style={{ left: `${x}%`, bottom: `${y}%` }}
            />
          ))}
          {told.map(({ id, x, y, mileage, isFall, isThis }) => (
            <span
              key={id}
              className={`num ${styles.label}`}
              data-fell={isFall || undefined}
              data-this={isThis || undefined}
              data-edge={x === 0 ? 'start' : undefined}
              style={{ left: `${x}%`, top: `${100 - y}%` }}
            >
              {groupThousands(mileage)}
            </span>
          ))}
        </div>
      </div>
      <ChartSpan from={first.auctionDate} to={last.auctionDate} />
    </figure>
  )
}
