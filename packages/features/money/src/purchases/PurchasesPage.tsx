import { refusalOf } from '@seriba/api/refusal'
import { groupThousands } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { PageSizeSelect } from '@seriba/ui/PageSizeSelect'
import { Pagination } from '@seriba/ui/Pagination'
import { SearchX, Ship } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { PurchaseCards } from './PurchaseCards.tsx'
import { PurchaseFilters } from './PurchaseFilters.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import { isFiltered } from './purchase-params.ts'
import styles from './purchases.module.css'
import { type PurchaseModel, pageSizes, usePurchases } from './use-purchases.ts'

/** What the client has bought, and how far it has come. */
export function PurchasesPage() {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const model = usePurchases()
  const wide = useWide()
  const { list, total, params } = model
  const purchases = list.data?.carsList ?? null
  const filtered = isFiltered(params)

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
        {list.data && (
          <span className={styles.count}>
            {t('purchases.count', { count: total, replace: { count: groupThousands(total) } })}
          </span>
        )}
      </PageHead>
      <PurchaseFilters model={model} touch={!wide} />
      {list.isError && (
        <ErrorState
          title={t('purchases.failed')}
          text={t(`refusal:${refusalOf(list.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {purchases?.length === 0 && (
        <EmptyState
          icon={filtered ? SearchX : Ship}
          title={filtered ? t('common:empty.results') : t('common:empty.records')}
          text={filtered ? t('purchases.emptyFilter') : t('purchases.empty')}
          action={filtered && <Button onClick={model.clear}>{t('common:actions.resetFilter')}</Button>}
        />
      )}
      {!(list.isError && !purchases) &&
        purchases?.length !== 0 &&
        (wide ? <PurchaseTable purchases={purchases} /> : <PurchaseCards purchases={purchases} />)}
      {total > 0 && <Foot model={model} />}
    </div>
  )
}

function Foot({ model }: { model: PurchaseModel }) {
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

/** A table where there is room; where nothing can be measured, there is. */
function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = globalThis.matchMedia?.('(min-width: 1024px)')
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => globalThis.matchMedia?.('(min-width: 1024px)').matches ?? true,
  )
}
