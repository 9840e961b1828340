import type { Output } from '@seriba/contracts/contract'
import type { listWebhookDeliveries } from '@seriba/contracts/webhooks'
import { groupThousands } from '@seriba/domain/format/number'
import { type DeliveredEventType, deliveredEvents } from '@seriba/domain/webhooks/webhook-events'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import type { FileFormat } from '@seriba/forms/use-export'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './log.module.css'
import type { LogFilter } from './use-deliveries.ts'

type DeliveryFiltersProps = {
  filter: LogFilter
  counts: Output<typeof listWebhookDeliveries>['counts'] | undefined
  /** For how many days the company keeps deliveries. */
  keptDays: number
  onNarrow: (change: Partial<LogFilter>) => void
  /** Where the filtered log is available as a file. */
  onSave: (format: FileFormat) => Promise<{ url: string }>
}

const outcomes = ['all', 'failed', 'waiting'] as const
const daysOffered = ['1', '7', '30', '90', '365'] as const

export function DeliveryFilters({ filter, counts, keptDays, onNarrow, onSave }: DeliveryFiltersProps) {
  const { t } = useTranslation('webhooks')
  const size = useWide() ? 'sm' : 'touch'
  const any = 'any'
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={t('log.which')}
        size={size}
        value={filter.which}
        onChange={(which) => onNarrow({ which })}
        options={outcomes.map((value) => ({
          value,
          label: t(`log.${value}`, { count: groupThousands(counts?.[value] ?? 0) as never }),
        }))}
      />
      <Select<DeliveredEventType | typeof any>
        label={t('log.event')}
        labelHidden
        size={size}
        className={styles.choice}
        value={filter.type ?? any}
        onChange={(type) => onNarrow({ type: type === any ? undefined : type })}
        options={[
          { value: any, label: t('log.anyEvent') },
          ...deliveredEvents.map((value) => ({ value, label: value })),
        ]}
      />
      <Select
        label={t('log.days')}
        labelHidden
        size={size}
        className={styles.choice}
        value={String(filter.days)}
        onChange={(days) => onNarrow({ days: Number(days) })}
        options={daysOffered
          .filter((value) => Number(value) <= keptDays)
          .map((value) => ({ value: value as string, label: t(`log.lastDays.${value}`) }))}
      />
      <span className={styles.kept}>{t('log.kept', { count: keptDays })}</span>
      <ExportMenu ask={onSave} />
    </div>
  )
}
