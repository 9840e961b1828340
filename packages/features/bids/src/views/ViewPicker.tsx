import { Button } from '@seriba/ui/Button'
import { Popover } from '@seriba/ui/Popover'
import { Bookmark, ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useViews } from './use-views.ts'
import styles from './views.module.css'

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then((module) => ({ default: module.ViewsPanel })))

/** The view that the list shows, and the way to switch to others. */
export function ViewPicker({ model }: { model: BidListModel }) {
  const { t } = useTranslation('views')
  const { current } = useViews(model.params)
  return (
    <Popover
      label={t('title')}
      placement="bottom end"
      width={336}
      trigger={
        <Button variant="ghost" size="sm" icon={Bookmark} endIcon={ChevronDown} className={styles.trigger}>
          <span className="truncate">{current ? t('current', { name: current.name }) : t('views')}</span>
        </Button>
      }
    >
      {(close) => (
        <Suspense>
          <ViewsPanel model={model} onClose={close} />
        </Suspense>
      )}
    </Popover>
  )
}
