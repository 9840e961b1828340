import { useControl } from '@seriba/api/use-control'
import type { OwedRow } from '@seriba/contracts/receivables'
import { formatDate } from '@seriba/domain/format/date'
import { IconButton } from '@seriba/ui/IconButton'
import { BellRing, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import page from '../page/payments-page.module.css'
import { useRemind, useShowStatement } from './OwedActions.tsx'

/** What can be done for a client who owes: a reminder, and their statement. */
export function OwedRowActions({ row, month }: { row: OwedRow; month: string }) {
  const { t } = useTranslation('paymentsDesk')
  const { remind, reminding } = useRemind()
  const reminds = useControl('paymentEntry')
  const show = useShowStatement(month)
  const { client } = row
  return (
    <span className={page.actions}>
      {reminds && (
        <IconButton
          icon={BellRing}
          size="xs"
          label={
            row.remindedAt
              ? `${t('owed.remindOf', { name: client.name })}, ${t('owed.reminded', { day: formatDate(row.remindedAt) })}`
              : t('owed.remindOf', { name: client.name })
          }
          disabled={reminding}
          onClick={() => void remind(client)}
        />
      )}
      <IconButton
        icon={FileText}
        size="xs"
        label={t('owed.statementOf', { name: client.name })}
        onClick={() => void show(client.id)}
      />
    </span>
  )
}
