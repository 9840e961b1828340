import type { Payment } from '@seriba/contracts/money'
import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ReceiptsDialog = lazy(() =>
  import('./ReceiptsDialog.tsx').then((module) => ({ default: module.ReceiptsDialog })),
)

/** Leads to the receipts of a payment, and to adding one. */
export function Receipts({ payment: { id, type, files } }: { payment: Payment }) {
  const { t } = useTranslation(['money', 'receipts'])
  const [isOpen, setOpen] = useState(false)
  // A purchase's charges have documents of their own.
  if (files === 0 && type !== 'Remittances') return null
  return (
    <>
      {' '}
      <TextButton
        aria-haspopup="dialog"
        {...(files === 0 && { 'aria-label': t('receipts:addOf', { id }) })}
        onClick={() => setOpen(true)}
      >
        {files === 0 ? t('receipts:add') : t('payments.receipts', { count: files })}
      </TextButton>
      <Suspense>{isOpen && <ReceiptsDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
