import { groupThousands } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { IconButton } from '@seriba/ui/IconButton'
import { PageHead } from '@seriba/ui/PageHead'
import { RotateCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ShowCosts } from '../bid-costs/ShowCosts.tsx'
import styles from './BidList.module.css'
import type { BidListModel } from './use-bid-list-model.ts'

// The first page of the console does not need it.
const ExportList = lazy(() => import('./ExportList.tsx').then((m) => ({ default: m.ExportList })))

type ListHeadProps = {
  model: BidListModel
  title: string
  count?: number | undefined
  note?: ReactNode
  /** What else the list offers, besides refreshing. */
  action?: ReactNode
}

/** Title and number of bids, in the layout's header. */
export function ListHead({ model, title, count, note, action }: ListHeadProps) {
  const { t } = useTranslation(['common', 'bids'])
  return (
    <PageHead>
      <TopBarTitle>{title}</TopBarTitle>
      {count !== undefined && (
        <span className={styles.count} data-crowded={action ? true : undefined}>
          {t('count.bids', { count, replace: { count: groupThousands(count) } })}
        </span>
      )}
      {note && <span className={styles.count}>{note}</span>}
      <IconButton icon={RotateCw} size="sm" label={t('bids:list.refresh')} onClick={model.refresh} />
      <span className={styles.export}>
        <Suspense fallback={<span className={styles.exportRoom} />}>
          <ExportList model={model} />
        </Suspense>
        <ShowCosts costs={model.costs} />
      </span>
      {action}
    </PageHead>
  )
}
