import { addFundsParam } from '@seriba/domain/money/add-funds'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

const AddFundsDialog = lazy(() =>
  import('./AddFundsDialog.tsx').then((module) => ({ default: module.AddFundsDialog })),
)

/**
 * The button for paying money in, wherever a balance is shown: open if the address says so. Its dialog is loaded with
 * its texts.
 */
export function AddFunds() {
  const { t } = useTranslation('money')
  const size = useWide() ? 'md' : 'touch'
  const [params, setParams] = useSearchParams()
  const isOpen = params.has(addFundsParam)
  const setOpen = (open: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (open) next.set(addFundsParam, '')
        else next.delete(addFundsParam)
        return next
      },
      { replace: !open },
    )
  return (
    <>
      <Button variant="primary" size={size} icon={Plus} onClick={() => setOpen(true)}>
        {t('addFunds')}
      </Button>
      <Suspense>{isOpen && <AddFundsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
