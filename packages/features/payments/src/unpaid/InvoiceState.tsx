import type { InvoiceRow } from '@seriba/contracts/invoices'
import { Badge } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type InvoiceStateProps = { invoice: Pick<InvoiceRow, 'state' | 'isOutdated' | 'number' | 'purchaseId'> }

/** The state of an invoice; one that no longer states what is owed links to where it is replaced. */
export function InvoiceState({ invoice: { state, isOutdated, number, purchaseId } }: InvoiceStateProps) {
  const { t } = useTranslation('paymentsDesk')
  if (isOutdated)
    return (
      <TextLink
        aria-label={t('unpaid.outdatedOf', { number })}
        title={t('unpaid.outdatedOf', { number })}
        render={(props) => <Link {...props} to={`/purchases/${purchaseId}#invoice`} />}
      >
        <Badge tone="orange">{t('unpaid.outdated')}</Badge>
      </TextLink>
    )
  return (
    <Badge tone={state === 'late' ? 'red' : state === 'partly' ? 'orange' : 'gray'}>
      {t(`unpaid.states.${state}`)}
    </Badge>
  )
}
