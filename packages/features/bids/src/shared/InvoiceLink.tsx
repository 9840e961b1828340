import type { Bid } from '@seriba/contracts/bid-lists'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './InvoiceLink.module.css'

/** Links to a won lot's invoice, once there is one. */
export const invoiceOf = ({ invoiceAvailable, invoiceUrl }: Pick<Bid, 'invoiceAvailable' | 'invoiceUrl'>) =>
  invoiceAvailable && invoiceUrl ? invoiceUrl : null

export function InvoiceLink({ url }: { url: string }) {
  const { t } = useTranslation('bids')
  return (
    <TextLink href={url} target="_blank" rel="noreferrer" className={styles.link}>
      {t('list.invoice')}
    </TextLink>
  )
}
