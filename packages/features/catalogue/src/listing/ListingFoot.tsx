import type { PageInfo } from '@seriba/contracts/fields'
import { groupThousands } from '@seriba/domain/format/number'
import { pageSizes } from '@seriba/domain/lots/listing'
import { PageSizeSelect } from '@seriba/ui/PageSizeSelect'
import { Pagination } from '@seriba/ui/Pagination'
import { useTranslation } from 'react-i18next'
import styles from './listing.module.css'

type ListingFootProps = {
  pageInfo: PageInfo
  /** The page asked for; what is shown may still be another. */
  page: number
  size: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

export function ListingFoot({ pageInfo, page, size, onPage, onSize }: ListingFootProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const { totalSearchResults: total, pageSize } = pageInfo
  if (total === 0) return null
  const from = (pageInfo.page - 1) * pageSize + 1
  const to = Math.min(total, pageInfo.page * pageSize)

  return (
    <footer className={styles.foot}>
      <span className="num">
        {t('paging', { from: groupThousands(from), to: groupThousands(to), total: groupThousands(total) })}
      </span>
      <Pagination
        label={t('common:pages.label')}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onChange={onPage}
        previousLabel={t('common:pages.previous')}
        nextLabel={t('common:pages.next')}
      />
      <PageSizeSelect
        label={t('common:pages.pageSize')}
        sizes={pageSizes}
        value={size}
        onChange={onSize}
        sizeLabel={(shown) => t('size', { size: shown })}
        className={styles.footSize}
      />
    </footer>
  )
}
