import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './withdrawal.module.css'

const ReceiptDialog = lazy(() =>
  import('./ReceiptDialog.tsx').then((module) => ({ default: module.ReceiptDialog })),
)

type ReceiptButtonProps = {
  bid: { bidId: number; lotNo: number }
  number: string
  /** Only the number, if a column has no room for more. */
  small?: boolean
}

/** The number of a receipt, which opens it. */
export function ReceiptButton({ bid, number, small = false }: ReceiptButtonProps) {
  const { t } = useTranslation('withdrawal')
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton
        className={`num ${styles.act}`}
        data-small={small || undefined}
        title={t('receipt.open', { number })}
        aria-label={t('receipt.openOf', { number, lotNo: bid.lotNo })}
        onClick={() => setOpen(true)}
      >
        {small ? number : t('receipt.open', { number })}
      </TextButton>
      <Suspense>{open && <ReceiptDialog bidId={bid.bidId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
