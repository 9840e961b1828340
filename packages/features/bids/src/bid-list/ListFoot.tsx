import { bidPageSizes } from '@seriba/domain/bids/bid-lists'
import { groupThousands } from '@seriba/domain/format/number'
import { PageSizeSelect } from '@seriba/ui/PageSizeSelect'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'
import { ListPages } from './ListPages.tsx'
import type { BidListModel } from './use-bid-list-model.ts'

/** Key hints, the range that is shown, pages and their size. Not for clients, who scroll on. */
export function ListFoot({ model, children }: { model: BidListModel; children?: ReactNode }) {
  const { t } = useTranslation(['bids', 'common'])
  const { total, pageSize, params, setPageSize, change } = model
  const from = (params.page - 1) * pageSize + 1
  return (
    <footer className={styles.foot}>
      {children}
      <span className={styles.gap} />
      {total > 0 && (
        <span className="num">
          {t('common:pages.range', {
            from: groupThousands(from),
            to: groupThousands(Math.min(total, from + pageSize - 1)),
            total: groupThousands(total),
          })}
        </span>
      )}
      <ListPages model={model} />
      <PageSizeSelect
        label={t('list.rows')}
        sizes={bidPageSizes}
        value={pageSize}
        sizeLabel={(count) => t('list.showRows', { count })}
        onChange={(size) => {
          setPageSize(size)
          if (params.page > 1) change({ page: 1 })
        }}
      />
    </footer>
  )
}
