import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const AddFundsDialog = lazy(() =>
  import('./AddFundsDialog.tsx').then((module) => ({ default: module.AddFundsDialog })),
)

/** The way to pay money in, wherever a balance is told. What it opens is fetched with its texts. */
export function AddFunds() {
  const { t } = useTranslation('money')
  const size = useWide() ? 'md' : 'touch'
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" size={size} icon={Plus} onClick={() => setOpen(true)}>
        {t('addFunds')}
      </Button>
      <Suspense>{isOpen && <AddFundsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
