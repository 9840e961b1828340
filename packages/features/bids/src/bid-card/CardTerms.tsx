import { useTranslation } from 'react-i18next'
import { InvoiceLink, invoiceOf } from '../shared/InvoiceLink.tsx'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'

/** How the car is to be shipped, the client's manager, and the invoice. */
export function CardTerms({ bid, exportTypes }: Pick<BidCardProps, 'bid' | 'exportTypes'>) {
  const { t } = useTranslation('bids')
  const exportType = exportTypes.get(bid.exportType ?? 0)
  const invoice = invoiceOf(bid)
  if (!exportType && !bid.manager && !invoice && !bid.groupClash) return null
  return (
    <p className={styles.terms}>
      {bid.groupClash && <span className={styles.clash}>{t('list.clash')}</span>}
      {exportType && <span>{t('list.exportType', { type: exportType })}</span>}
      {bid.manager && <span>{t('list.manager', { name: bid.manager })}</span>}
      {invoice && <InvoiceLink url={invoice} />}
    </p>
  )
}
