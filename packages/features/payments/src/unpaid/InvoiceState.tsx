import type { InvoiceRow } from '@seriba/contracts/invoices'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

/** Where an invoice stands. */
export function InvoiceState({ state }: Pick<InvoiceRow, 'state'>) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <Badge tone={state === 'late' ? 'red' : state === 'partly' ? 'orange' : 'gray'}>
      {t(`unpaid.states.${state}`)}
    </Badge>
  )
}
