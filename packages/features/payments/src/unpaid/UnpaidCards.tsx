import type { InvoiceRow } from '@seriba/contracts/invoices'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import cards from '../page/payment-cards.module.css'
import styles from '../page/payments-page.module.css'
import { useOpenInvoice } from '../shared/use-open-invoice.ts'
import { InvoiceState } from './InvoiceState.tsx'

/** The same for small screens: two lines each, with the amount still due on the right. */
export function UnpaidCards({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const { t } = useTranslation('paymentsDesk')
  const open = useOpenInvoice()
  return (
    <ul className={cards.cards} aria-label={t('unpaid.table')}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <span className={cards.line}>
            <TextLink
              className={`${styles.name} ${styles.anyLength}`}
              render={(props) => <Link {...props} to={`/clients/${invoice.client.id}?tab=purchases`} />}
            >
              {invoice.client.name}
            </TextLink>
            <span className={`num ${styles.figure}`}>
              {formatBalance(Math.max(0, invoice.total) - invoice.paid)}
            </span>
          </span>
          <span className={cards.line}>
            <span className={styles.quiet}>
              <TextButton
                className="num"
                aria-label={t('unpaid.open', { number: invoice.number })}
                onClick={() => void open(invoice.purchaseId)}
              >
                {invoice.number}
              </TextButton>{' '}
              {invoice.car}, <span className="num">{formatDay(invoice.dueOn)}</span>
            </span>
            <InvoiceState invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  )
}
