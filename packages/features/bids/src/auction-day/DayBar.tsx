import { useLazyExportDayQuery } from '@seriba/api/manager/auction-day'
import type { DayBid, DayHall } from '@seriba/contracts/auction-day'
import { dayScopes } from '@seriba/domain/bids/auction-day'
import { addDays } from '@seriba/domain/time/jst'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Select } from '@seriba/ui/Select'
import { ChevronLeft, ChevronRight, Hand, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './day.module.css'
import { timeOf } from './day-layout.ts'
import type { useDayParams } from './use-day-params.ts'

type DayBarProps = ReturnType<typeof useDayParams> & {
  bids: readonly DayBid[]
  halls: readonly DayHall[]
  now: number
  onFocus: (bidId: number) => void
}

/** Which day, whose bids, which hall, and what needs attention. */
export function DayBar({ params, today, go, bids, halls, now, onFocus }: DayBarProps) {
  const { t } = useTranslation('auctionDay')
  const [askLink] = useLazyExportDayQuery()
  const byName = new Map(halls.map((hall) => [hall.name, hall]))
  const timed = (bid: DayBid) => timeOf(bid, byName.get(bid.auctionName))
  // Another day has no next lot.
  const next = params.date === today ? bids.find((bid) => bid.bidStatus <= 2 && timed(bid) > now) : undefined
  const minutes = next ? Math.max(0, Math.round((timed(next) - now) / 60_000)) : 0
  return (
    <div className={styles.bar}>
      <span className={styles.days}>
        <IconButton
          icon={ChevronLeft}
          size="sm"
          label={t('dayBefore')}
          onClick={() => go({ date: addDays(params.date, -1) })}
        />
        <Button size="sm" on={params.date === today} onClick={() => go({ date: today })}>
          {t('today')}
        </Button>
        <IconButton
          icon={ChevronRight}
          size="sm"
          label={t('dayAfter')}
          onClick={() => go({ date: addDays(params.date, 1) })}
        />
      </span>
      <SegmentedControl
        label={t('whose.label')}
        options={dayScopes.map((value) => ({ value, label: t(`whose.${value}`) }))}
        value={params.whose}
        onChange={(whose) => go({ whose })}
      />
      <Select
        label={t('hall')}
        labelHidden
        size="sm"
        className={styles.hall}
        value={params.hall ?? ''}
        options={[
          { value: '', label: t('allHalls') },
          ...halls.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(hall) => go({ hall: hall || null })}
      />
      {params.date === today && (
        <SegmentedControl
          label={t('span.label')}
          options={[
            { value: 'now', label: t('span.now') },
            { value: 'day', label: t('span.day') },
          ]}
          value={params.wholeDay ? 'day' : 'now'}
          onChange={(span) => go({ wholeDay: span === 'day' })}
        />
      )}
      {bids.length > 0 && (
        <ExportMenu ask={(format) => askLink({ date: params.date, whose: params.whose, format }).unwrap()} />
      )}
      <span className={styles.marks}>
        <Mark
          tone="red"
          label="hands"
          icon={Hand}
          bids={bids.filter(({ byHand }) => byHand !== null)}
          onFocus={onFocus}
        />
        <Mark
          tone="orange"
          label="clashes"
          icon={TriangleAlert}
          bids={bids.filter(({ clash }) => clash)}
          onFocus={onFocus}
        />
        <Mark
          tone="blue"
          label="new"
          bids={bids.filter(({ bidStatus }) => bidStatus === 1)}
          onFocus={onFocus}
        />
        {next && (
          <button type="button" className={styles.next} onClick={() => onFocus(next.bidId)}>
            {t('next')} <b>{t('lotIn', { lotNo: next.lotNo, hall: next.auctionName })}</b>{' '}
            {minutes < 60
              ? t('inMinutes', { minutes })
              : t('inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </button>
        )}
      </span>
    </div>
  )
}

type MarkProps = {
  tone: 'red' | 'orange' | 'blue'
  label: 'hands' | 'clashes' | 'new'
  icon?: LucideIcon
  bids: readonly DayBid[]
  onFocus: (bidId: number) => void
}

/** How many there are, and a link to the first. */
function Mark({ tone, label, icon, bids, onFocus }: MarkProps) {
  const { t } = useTranslation('auctionDay')
  const [first] = bids
  if (!first) return null
  return (
    <button type="button" className={styles.mark} data-tone={tone} onClick={() => onFocus(first.bidId)}>
      {icon && <Icon icon={icon} size={14} aria-hidden />}
      {t(`marks.${label}`, { count: bids.length })}
    </button>
  )
}
