import { useListOrdersQuery } from '@seriba/api/manager/orders'
import { groupThousands } from '@seriba/domain/format/number'
import { type OrderStage, orderStages } from '@seriba/domain/orders/order'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ListFoot } from '@seriba/ui/ListFoot'
import { PageHead } from '@seriba/ui/PageHead'
import { SearchField } from '@seriba/ui/SearchField'
import { CounterTabs } from '@seriba/ui/Tabs'
import { useWide } from '@seriba/ui/use-wide'
import { ClipboardList, ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { QueryStates } from '../shared/QueryStates.tsx'
import { ExportOrders } from './ExportOrders.tsx'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import styles from './orders-page.module.css'

const pageSizes = [20, 50, 100] as const
const all = (counts: Record<OrderStage, number>) => orderStages.reduce((sum, stage) => sum + counts[stage], 0)
const statusOf = (text: string | null): OrderStage | undefined => orderStages.find((stage) => stage === text)

/** What clients want found: open orders first. The list's state is its address. */
export function OrdersPage() {
  const { t } = useTranslation(['orders', 'common'])
  const [query, setQuery] = useSearchParams()
  const panelId = useId()
  const wide = useWide()
  const Rows = wide ? OrderTable : OrderCards
  const status = statusOf(query.get('status'))
  const search = (query.get('search') ?? '').slice(0, 100)
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)
  const pageSize = pageSizes.find((size) => String(size) === query.get('pageSize')) ?? pageSizes[0]
  const footTexts = useListFootTexts()
  const [typed, setTyped] = useState(search)
  const list = useListOrdersQuery({ status, search: search || undefined, page, pageSize })
  const { orders, counts, pageInfo } = list.data ?? {}
  const filtered = status !== undefined || search !== ''

  function change(part: {
    status?: OrderStage | undefined
    search?: string
    page?: number
    pageSize?: number
  }) {
    const next = { status, search, page: 1, pageSize, ...part }
    const params = new URLSearchParams()
    if (next.status) params.set('status', next.status)
    if (next.search) params.set('search', next.search)
    if (next.pageSize !== pageSizes[0]) params.set('pageSize', String(next.pageSize))
    if (next.page > 1) params.set('page', String(next.page))
    setQuery(params)
  }
  const clear = () => {
    setTyped('')
    change({ status: undefined, search: '' })
  }

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('orders:desk.title')}</TopBarTitle>
        {wide && pageInfo && (
          <span className={`tabular ${styles.quiet}`}>
            {t('orders:desk.count', {
              count: pageInfo.totalSearchResults,
              replace: { count: groupThousands(pageInfo.totalSearchResults) },
            })}
          </span>
        )}
        <LinkButton
          size="sm"
          icon={ListPlus}
          className={styles.add}
          render={(props) => <Link {...props} to="/make-an-order" />}
        >
          {t('orders:desk.add')}
        </LinkButton>
      </PageHead>
      <div className={styles.bar}>
        <CounterTabs
          className={styles.tabs}
          label={t('orders:desk.statuses')}
          panelId={panelId}
          items={[
            { value: 'all', label: t('orders:desk.all'), count: counts && all(counts) },
            ...orderStages.map((value) => ({
              value,
              label:
                value === 'offered' || value === 'bought'
                  ? t(`orders:desk.stages.${value}`)
                  : t(`orders:status.${value}`),
              count: counts?.[value],
            })),
          ]}
          value={status ?? 'all'}
          onChange={(value) => change({ status: statusOf(value) })}
        />
        <SearchField
          className={styles.search}
          label={t('orders:desk.search')}
          placeholder={t('orders:desk.search')}
          clearLabel={t('common:actions.clear')}
          maxLength={100}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            if (text === '') change({ search: '' })
          }}
          onSubmit={(text) => change({ search: text.trim() })}
        />
        <ExportOrders status={status} search={search} />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t('orders:desk.table')}>
        <QueryStates query={list} failed={t('orders:failed')} ready={orders !== undefined} height={240} />
        {orders?.length === 0 && (
          <EmptyState
            icon={ClipboardList}
            title={t('orders:desk.empty')}
            text={filtered ? t('orders:desk.emptyFilter') : t('orders:desk.emptyText')}
            action={filtered && <Button onClick={clear}>{t('common:actions.resetFilter')}</Button>}
          />
        )}
        {orders && orders.length > 0 && <Rows orders={orders} />}
      </div>
      {pageInfo && pageInfo.totalSearchResults > 0 && (
        <ListFoot
          total={pageInfo.totalSearchResults}
          page={page}
          pageSize={pageSize}
          pageSizes={pageSizes}
          texts={footTexts}
          onPage={(next) => change({ page: next })}
          onPageSize={(size) => change({ pageSize: size })}
        />
      )}
    </div>
  )
}
