import { toApiError } from '@seriba/api/api-error'
import { useOwnCurrency } from '@seriba/api/use-own-currency'
import { groupThousands } from '@seriba/domain/format/number'
import { useOwnRate } from '@seriba/i18n/use-own-rate'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { useWide } from '@seriba/ui/use-wide'
import { SearchX, Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListFoot } from '../list/ListFoot.tsx'
import { PurchaseCards } from './PurchaseCards.tsx'
import { PurchaseFilters } from './PurchaseFilters.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import { isFiltered } from './purchase-params.ts'
import styles from './purchases.module.css'
import { SavePurchases } from './SavePurchases.tsx'
import { usePurchases } from './use-purchases.ts'

/** What the client has bought, and how far it has got. */
export function PurchasesPage() {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const model = usePurchases()
  const wide = useWide()
  const own = useOwnCurrency()
  const rate = useOwnRate()
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
        {total > 0 && <SavePurchases model={model} />}
      </PageHead>
      <PurchaseFilters model={model} touch={!wide} />
      {own && purchases?.length ? (
        <p className={styles.rate}>
          ≈&nbsp;{own.currency} {rate(own)}
        </p>
      ) : null}
      {list.isError && (
        <ErrorState
          title={t('purchases.failed')}
          text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
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
        (wide ? (
          <PurchaseTable purchases={purchases} model={model} />
        ) : (
          <PurchaseCards purchases={purchases} />
        ))}
      {total > 0 && <ListFoot model={model} />}
    </div>
  )
}
