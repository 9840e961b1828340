import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './purchase-page.module.css'

/** Money that was refunded comes first. */
export function Canceled({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchases')
  if (purchase.status !== purchaseStatuses.purchaseCancelled) return null
  const at = purchase.statusDates.findLast(({ status }) => status === purchaseStatuses.purchaseCancelled)?.at
  const back = purchase.ledger.findLast(({ purpose }) => purpose === 'chargeBack')?.amount ?? 0
  return (
    <Note className={styles.note}>
      <b>{t('canceled', { day: formatDate(at) })}</b>
      {back > 0 && ` ${t('canceledText', { amount: formatMoney(back) })}`}
    </Note>
  )
}
