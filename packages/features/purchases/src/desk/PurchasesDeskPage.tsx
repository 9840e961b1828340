import { toApiError } from '@seriba/api/api-error'
import { useIndexPurchasesQuery } from '@seriba/api/manager/purchases'
import { groupThousands } from '@seriba/domain/format/number'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { ListFoot } from '@seriba/ui/ListFoot'
import { PageHead } from '@seriba/ui/PageHead'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Skeleton } from '@seriba/ui/Skeleton'
import { CounterTabs, TabBar } from '@seriba/ui/Tabs'
import { useWide } from '@seriba/ui/use-wide'
import { Columns3, Rows3, Ship } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { stepOnBoard } from './board-keys.ts'
import { DeskFilters } from './DeskFilters.tsx'
import { DeskKeysDialog, KeyHints } from './DeskKeys.tsx'
import styles from './desk.module.css'
import {
  type DeskTab,
  deskTabs,
  matchOf,
  noFilter,
  pageSizes,
  statusesOf,
  useDeskQuery,
} from './desk-query.ts'
import { ExportButton } from './ExportButton.tsx'
import { PurchaseCards } from './PurchaseCards.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { ToCheck } from './ToCheck.tsx'
import { useDesk } from './use-desk.ts'

const PurchaseBoard = lazy(() => import('./PurchaseBoard.tsx').then((m) => ({ default: m.PurchaseBoard })))
const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((m) => ({ default: m.AssignDialog })))

type Dialog = 'voyage' | 'keys' | null

/** Purchases of all clients, with what each lacks. The desk's state is its address. */
export function PurchasesDeskPage() {
  const { t } = useTranslation(['purchaseDesk', 'refusal', 'common'])
  const model = useDeskQuery()
  const { query } = model
  const list = useIndexPurchasesQuery({ ...matchOf(query), page: query.page, pageSize: query.pageSize })
  const { purchases, counts = [], toCheck = 0, pageInfo, ports = [] } = list.data ?? {}
  const wide = useWide()
  const panelId = useId()
  const search = useRef<HTMLInputElement>(null)
  const [dialog, open] = useState<Dialog>(null)
  const navigate = useNavigate()
  const footTexts = useListFootTexts()
  const board = wide && query.view === 'board'
  const desk = useDesk(board ? [] : (purchases ?? []), {
    assign: () => open('voyage'),
    documents: (id) => void navigate(`/purchases/${id}#documents`),
    search: () => search.current?.focus(),
    help: () => open('keys'),
    move: board ? (row) => stepOnBoard({ column: 0, row }) : undefined,
  })
  const Rows = wide ? PurchaseTable : PurchaseCards

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
        {list.data && (
          <span className={`num-words ${styles.quiet}`}>
            {t('underWay', { total: groupThousands(underWay(counts)) })}
          </span>
        )}
        {wide && <VoyagesLink size="sm" />}
      </PageHead>
      <TabBar>
        <Statuses model={model} counts={list.data?.counts} panelId={panelId} />
        {wide && (
          <SegmentedControl
            label={t('view')}
            options={[
              { value: 'table', label: t('table'), icon: Rows3 },
              { value: 'board', label: t('board'), icon: Columns3 },
            ]}
            value={query.view}
            onChange={(view) => model.change({ view })}
          />
        )}
      </TabBar>
      <DeskFilters model={model} ports={ports} purchases={purchases ?? []} searchRef={search}>
        <ExportButton query={query} />
        {!wide && <VoyagesLink size="touch" />}
      </DeskFilters>
      <ToCheck count={toCheck} model={model} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t('table')}
        aria-busy={list.isFetching || undefined}
        className={styles.panel}
      >
        {list.isError && (
          <ErrorState
            title={t('failed')}
            text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {!purchases && !list.isError && <Skeleton height={400} faint />}
        {board && purchases && (
          <Suspense fallback={<Skeleton height={400} faint />}>
            <PurchaseBoard model={model} counts={counts} />
          </Suspense>
        )}
        {!board && purchases?.length === 0 && (
          <EmptyState
            icon={Ship}
            title={t('empty')}
            text={t(model.filters > 0 || query.tab !== 'all' ? 'emptyFilter' : 'emptyText')}
            action={
              (model.filters > 0 || query.tab !== 'all') && (
                <Button onClick={() => model.change({ ...noFilter, tab: 'all' })}>
                  {t('common:actions.resetFilter')}
                </Button>
              )
            }
          />
        )}
        {!board && purchases && purchases.length > 0 && (
          <Rows purchases={purchases} counts={counts} model={model} desk={desk} />
        )}
      </div>
      <SelectionBar desk={desk} onAssign={() => open('voyage')} />
      {!board && pageInfo && pageInfo.totalSearchResults > 0 && (
        <ListFoot
          total={pageInfo.totalSearchResults}
          page={query.page}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          texts={footTexts}
          onPage={(page) => model.change({ page })}
          onPageSize={(pageSize) => model.change({ pageSize })}
        >
          {wide && <KeyHints edits={desk.edits} />}
        </ListFoot>
      )}
      <Suspense>
        {dialog === 'voyage' && desk.chosen.length > 0 && (
          <AssignDialog purchases={desk.chosen} onClose={() => open(null)} onAssigned={desk.clear} />
        )}
        {dialog === 'keys' && <DeskKeysDialog edits={desk.edits} board={board} onClose={() => open(null)} />}
      </Suspense>
    </div>
  )
}

function VoyagesLink({ size }: { size: 'sm' | 'touch' }) {
  const { t } = useTranslation('purchaseDesk')
  return (
    <LinkButton size={size} variant="ghost" render={(props) => <Link {...props} to="/voyages" />}>
      {t('voyages.title')}
    </LinkButton>
  )
}

type Count = { status: number | null; count: number; late: number; sum: number }
type StatusesProps = {
  model: ReturnType<typeof useDeskQuery>
  counts: readonly Count[] | undefined
  panelId: string
}

const underWay = (counts: readonly Count[]) =>
  counts.filter(({ status }) => (status ?? 0) < 5).reduce((sum, { count }) => sum + count, 0)

/** The steps as tabs, each with its count. */
function Statuses({ model: { query, change }, counts, panelId }: StatusesProps) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  const countOf = (tab: DeskTab) => {
    const statuses = statusesOf(tab)
    return counts
      ?.filter(({ status }) => statuses.length === 0 || statuses.includes(status ?? 0))
      .reduce((sum, { count }) => sum + count, 0)
  }
  const labels = {
    all: t('all'),
    '0': t('money:purchaseStatus.processing'),
    '1': t('money:purchaseStatus.domesticTransport'),
    '2': t('money:purchaseStatus.waitingShip'),
    '3': t('money:purchaseStatus.waitingLoading'),
    '4': t('money:purchaseStatus.inTransit'),
    '5': t('money:purchaseStatus.delivered'),
    over: t('over'),
  } satisfies Record<DeskTab, string>
  return (
    <CounterTabs
      label={t('statuses')}
      panelId={panelId}
      items={deskTabs.map((value) => ({ value, label: labels[value], count: countOf(value) }))}
      value={query.tab}
      onChange={(tab) => change({ tab })}
    />
  )
}
