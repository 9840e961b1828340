import { type BidStatus, bidStatusName, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './StatusSwitcher.module.css'

type StatusSwitcherProps = {
  lotNo: number
  status: number
  onChoose: (status: BidStatus) => void
  /** Why it cannot be switched; it then only shows the bid's status. */
  disabledReason?: string | undefined
  touch?: boolean
}

const columns = 3
const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}

/**
 * Every status is one click away. Unlike in other radio groups, arrows only move the focus: each choice is saved,
 * possibly after a confirmation.
 */
export function StatusSwitcher({ lotNo, status, onChoose, disabledReason, touch }: StatusSwitcherProps) {
  const { t } = useTranslation(['bids', 'lots'])
  const group = useRef<HTMLDivElement>(null)
  const start = Math.max(0, switchableStatuses.indexOf(status as (typeof switchableStatuses)[number]))

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const count = switchableStatuses.length
    group.current?.querySelectorAll('button')[(at + step + count) % count]?.focus()
  }

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('status.label', { lotNo })}
      aria-disabled={disabledReason ? true : undefined}
      title={disabledReason}
      className={styles.switcher}
      data-touch={touch || undefined}
    >
      {switchableStatuses.map((option, at) => {
        const label = t(`lots:bidStatus.${bidStatusName(option)}`)
        return (
          // A button that keeps the focus without being selected, which a native radio button cannot do.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <button
            key={option}
            type="button"
            role="radio"
            aria-checked={option === status}
            aria-disabled={disabledReason ? true : undefined}
            aria-label={label}
            title={disabledReason ? undefined : t('status.option', { label, key: option })}
            tabIndex={at === start ? 0 : -1}
            data-status={option}
            className={styles.option}
            onKeyDown={(event) => move(event, at)}
            onClick={() => {
              if (!disabledReason) onChoose(option)
            }}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
