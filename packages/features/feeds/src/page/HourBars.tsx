import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './feeds.module.css'

/** What came in during each of the last 24 hours, latest on the right. */
export function HourBars({ hours }: { hours: readonly number[] }) {
  const { t } = useTranslation('feeds')
  const most = Math.max(1, ...hours)
  const sum = hours.reduce((all, one) => all + one, 0)
  return (
    <svg
      role="img"
      aria-label={t('hours', { lots: groupThousands(sum) })}
      className={styles.hours}
      viewBox="0 0 96 20"
    >
      {hours.map((lots, hour) => {
        const height = lots === 0 ? 1 : Math.max(3, Math.round((lots / most) * 20))
        // An hour has no name of its own.
        return <rect key={hour} x={hour * 4} y={20 - height} width={3} height={height} />
      })}
    </svg>
  )
}
