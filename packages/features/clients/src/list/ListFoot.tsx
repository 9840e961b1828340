import { groupThousands } from '@seriba/domain/format/number'
import { KeyCap } from '@seriba/ui/KeyCap'
import { PageSizeSelect } from '@seriba/ui/PageSizeSelect'
import { Pagination } from '@seriba/ui/Pagination'
import { useTranslation } from 'react-i18next'
import styles from './clients-page.module.css'
import { type ClientsModel, pageSizes } from './use-clients-query.ts'

/** The keys, the range that is shown, pages and their size. */
export function ListFoot({ model: { query, change }, total }: { model: ClientsModel; total: number }) {
  const { t } = useTranslation(['clients', 'common'])
  const from = (query.page - 1) * query.pageSize + 1
  const keys = [
    [['J', 'K'], t('clients:list.keyMove')],
    [['↵'], t('clients:list.keyOpen')],
    [['L'], t('clients:list.keyLimits')],
    [['N'], t('clients:list.keyAdd')],
    [['/'], t('clients:list.keySearch')],
  ] as const
  return (
    <footer className={styles.foot}>
      <div className={styles.keys}>
        {keys.map(([caps, label]) => (
          <span key={label}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {label}
          </span>
        ))}
      </div>
      {total > 0 && (
        <span className="num">
          {t('common:pages.range', {
            from: groupThousands(Math.min(from, total)),
            to: groupThousands(Math.min(total, from + query.pageSize - 1)),
            total: groupThousands(total),
          })}
        </span>
      )}
      {total > query.pageSize && (
        <Pagination
          label={t('common:pages.label')}
          page={query.page}
          pageCount={Math.ceil(total / query.pageSize)}
          previousLabel={t('common:pages.previous')}
          nextLabel={t('common:pages.next')}
          onChange={(page) => change({ page })}
        />
      )}
      <PageSizeSelect
        label={t('clients:list.rows')}
        sizes={pageSizes}
        value={query.pageSize}
        sizeLabel={(count) => t('clients:list.showRows', { count })}
        onChange={(pageSize) => change({ pageSize })}
      />
    </footer>
  )
}
