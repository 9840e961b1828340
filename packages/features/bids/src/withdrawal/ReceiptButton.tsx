import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './withdrawal.module.css'

const ReceiptDialog = lazy(() =>
  import('./ReceiptDialog.tsx').then((module) => ({ default: module.ReceiptDialog })),
)

/** The number of a receipt, which opens it. */
export function ReceiptButton({ bid, number }: { bid: { bidId: number; lotNo: number }; number: string }) {
  const { t } = useTranslation('withdrawal')
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton
        className={`num ${styles.act}`}
        aria-label={t('receipt.openOf', { number, lotNo: bid.lotNo })}
        onClick={() => setOpen(true)}
      >
        {t('receipt.open', { number })}
      </TextButton>
      <Suspense>{open && <ReceiptDialog bidId={bid.bidId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
