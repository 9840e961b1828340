import { useViewDepositQuery } from '@seriba/api/client/deposits'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const AddFundsDialog = lazy(() =>
  import('./AddFundsDialog.tsx').then((module) => ({ default: module.AddFundsDialog })),
)

/** A deposit that is on its way, with a link back to what its transfer has to say. */
export function WaitingDeposit() {
  const { t } = useTranslation('money')
  const waiting = useViewDepositQuery().data?.waiting
  const [isOpen, setOpen] = useState(false)
  if (!waiting) return null
  const { amount, reference, expiresAt } = waiting
  return (
    <>
      <Note icon={Clock}>
        {t('waiting.text', { amount: formatMoney(amount), reference, until: formatDate(expiresAt) })}{' '}
        <TextButton onClick={() => setOpen(true)}>{t('waiting.open')}</TextButton>
      </Note>
      <Suspense>{isOpen && <AddFundsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
