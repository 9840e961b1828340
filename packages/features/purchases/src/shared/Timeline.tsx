import { serverNow } from '@seriba/api/server-clock'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { isPurchaseStatus, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { type TimelineStep, timelineOf } from '@seriba/domain/purchases/timeline'
import { jstDay } from '@seriba/domain/time/jst'
import { useTranslation } from 'react-i18next'
import { showDay } from './show-day.ts'
import styles from './timeline.module.css'

type TimelineProps = {
  purchase: Pick<PurchaseDetails, 'status' | 'statusDates' | 'purchaseDate' | 'yardEta' | 'etd' | 'eta'>
}

/** A car's steps with dates: past and planned ones. Staff see who moved it. */
export function Timeline({ purchase }: TimelineProps) {
  const { t } = useTranslation(['purchases', 'money'])
  const { status, statusDates } = purchase
  if (!isPurchaseStatus(status)) return null
  const steps = timelineOf({ ...purchase, status, today: jstDay(serverNow()) })
  const movedBy = (step: TimelineStep) => statusDates.findLast((one) => one.status === step.status)?.by
  return (
    <ol aria-label={t('timeline')} className={styles.timeline}>
      {steps.map((step, index) => (
        <li
          key={purchaseStatusName(step.status)}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.name}>
            {index === 0 && step.state !== 'now'
              ? t('purchased')
              : t(`money:purchaseStatus.${purchaseStatusName(step.status)}`)}
            <span className="visually-hidden">, {t(`step.${step.state}`)}</span>
          </span>
          <span className={`num-words ${styles.day}`}>
            <StepDay step={step} />
            {movedBy(step) && `, ${movedBy(step)}`}
          </span>
        </li>
      ))}
    </ol>
  )
}

function StepDay({ step: { day, kind, state } }: { step: TimelineStep }) {
  const { t } = useTranslation('purchases')
  if (day === null) return null
  const shown = showDay(day)
  if (kind !== 'fact') return t(`when.${kind}`, { day: shown })
  return state === 'now' ? t('when.since', { day: shown }) : shown
}
