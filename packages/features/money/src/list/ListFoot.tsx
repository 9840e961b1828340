import { groupThousands } from '@seriba/domain/format/number'
import { PageSizeSelect } from '@seriba/ui/PageSizeSelect'
import { Pagination } from '@seriba/ui/Pagination'
import { useTranslation } from 'react-i18next'
import styles from '../purchases/purchases.module.css'

const pageSizes = [20, 50, 70] as const

type ListFootProps = {
  model: {
    total: number
    pageSize: number
    setPageSize: (size: number) => void
    params: { page: number }
    change: (part: { page: number }) => void
  }
}

/** Where one is in a list, and the way through it. */
export function ListFoot({ model }: ListFootProps) {
  const { t } = useTranslation(['money', 'common'])
  const { total, pageSize, setPageSize, params, change } = model
  const from = (params.page - 1) * pageSize + 1
  return (
    <footer className={styles.foot}>
      <span className="num">
        {t('common:pages.range', {
          from: groupThousands(from),
          to: groupThousands(Math.min(total, from + pageSize - 1)),
          total: groupThousands(total),
        })}
      </span>
      <Pagination
        label={t('common:pages.label')}
        page={params.page}
        pageCount={Math.ceil(total / pageSize)}
        previousLabel={t('common:pages.previous')}
        nextLabel={t('common:pages.next')}
        onChange={(page) => change({ page })}
      />
      <PageSizeSelect
        label={t('purchases.rows')}
        sizes={pageSizes}
        value={pageSize}
        sizeLabel={(count) => t('purchases.showRows', { count })}
        onChange={(size) => {
          setPageSize(size)
          if (params.page > 1) change({ page: 1 })
        }}
      />
    </footer>
  )
}
