import type { Payment } from '@seriba/contracts/money'
import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ReceiptsDialog = lazy(() =>
  import('./ReceiptsDialog.tsx').then((module) => ({ default: module.ReceiptsDialog })),
)

/** Leads to the receipts that staff has kept with a payment. */
export function Receipts({ payment: { id, files } }: { payment: Payment }) {
  const { t } = useTranslation('money')
  const [isOpen, setOpen] = useState(false)
  if (files === 0) return null
  return (
    <>
      {' '}
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('payments.receipts', { count: files })}
      </TextButton>
      <Suspense>{isOpen && <ReceiptsDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
