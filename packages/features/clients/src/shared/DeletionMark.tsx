import { formatDate } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

/** A marker for a client who asked for the account to be deleted, with the day. */
export function DeletionMark({ asked }: { asked: string }) {
  const { t } = useTranslation('clients')
  return <Badge tone="orange">{t('deletion.asked', { date: formatDate(asked) })}</Badge>
}
