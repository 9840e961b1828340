import { serverNow } from '@seriba/api/server-clock'
import { formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayLane } from './day-layout.ts'
import styles from './lanes.module.css'

type LaneHeadProps = { lane: DayLane; now: number | null; left: number; width: number }

/** A hall, where it should be by now, and how far it is behind schedule. */
export const LaneHead = memo(function LaneHead(props: LaneHeadProps) {
  const { lane, now, left, width } = props
  const { name, hall } = lane
  const { t } = useTranslation('auctionDay')
  const starts = hall !== null && Date.parse(hall.startsAt) > (now ?? serverNow().getTime())
  return (
    <div className={styles.head} style={{ left, width }}>
      <p>
        <b className={styles.cut}>{name}</b>
        {hall?.nowAt != null ? (
          <Badge tone="green" dot="live" small>
            {t('ongoing')}
          </Badge>
        ) : (
          hall && (
            <span className={styles.quiet}>
              {starts ? t('starts', { at: formatTime(hall.startsAt) }) : t('over')}
            </span>
          )
        )}
      </p>
      <p className={styles.quiet}>
        <span>
          {hall?.nowAt != null
            ? t('at', { lotNo: hall.nowAt })
            : hall && t('lots', { count: hall.lots, shown: groupThousands(hall.lots) })}
        </span>
        {hall?.delayMs != null && <Delay minutes={Math.round(hall.delayMs / 60_000)} />}
      </p>
    </div>
  )
})

function Delay({ minutes }: { minutes: number }) {
  const { t } = useTranslation('auctionDay')
  if (minutes === 0) return <span>{t('onTime')}</span>
  return (
    <span className={styles.delay}>
      {minutes > 0 ? t('late', { minutes }) : t('early', { minutes: -minutes })}
    </span>
  )
}
