import { IconButton } from '@seriba/ui/IconButton'
import { Sheet } from '@seriba/ui/Sheet'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useViews } from './use-views.ts'

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then((module) => ({ default: module.ViewsPanel })))

/** The saved views on a phone. */
export function ViewsSheet({ model }: { model: BidListModel }) {
  const { t } = useTranslation(['views', 'common'])
  const { current } = useViews(model.params)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        icon={Bookmark}
        size="touch"
        variant="secondary"
        tooltip={false}
        on={current !== undefined}
        label={current ? t('views:current', { name: current.name }) : t('views:views')}
        onClick={() => setOpen(true)}
      />
      <Sheet isOpen={open} onClose={close} title={t('views:title')} closeLabel={t('common:actions.close')}>
        <Suspense>
          <ViewsPanel model={model} onClose={close} />
        </Suspense>
      </Sheet>
    </>
  )
}
