import { formatDayWithWeekday } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'

type ToNextDayProps = { date: string; go: (to: { date: string }) => void }

/** Leads to the next day that has bids: a weekend may have none, and in the evening the day is over. */
export function ToNextDay({ date, go }: ToNextDayProps) {
  const { t, i18n } = useTranslation('auctionDay')
  return (
    <Button onClick={() => go({ date })}>
      {t('nextDay', { day: formatDayWithWeekday(date, i18n.language) })}
    </Button>
  )
}
