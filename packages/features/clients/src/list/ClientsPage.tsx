import { toApiError } from '@seriba/api/api-error'
import { useListClientsQuery } from '@seriba/api/manager/clients'
import { useControl } from '@seriba/api/use-control'
import { roleIds } from '@seriba/domain/access/roles'
import { clientRoles } from '@seriba/domain/clients/client-roles'
import { groupThousands } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { CounterTabs, TabBar } from '@seriba/ui/Tabs'
import { useWide } from '@seriba/ui/use-wide'
import { Upload, UserCog, UserPlus, Users } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useRoleName } from '../shared/RoleBadge.tsx'
import { useBidFor } from '../shared/use-bid-for.ts'
import { ClientCards } from './ClientCards.tsx'
import { ClientFilters } from './ClientFilters.tsx'
import { ClientTable } from './ClientTable.tsx'
import styles from './clients-page.module.css'
import { DeletionRequests } from './DeletionRequests.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ListFoot } from './ListFoot.tsx'
import { aroundOf } from './list-props.ts'
import { NewClients } from './NewClients.tsx'
import { useClientKeys } from './use-client-keys.ts'
import { askedOf, noFilter, useClientsQuery } from './use-clients-query.ts'

const NewClientDialog = lazy(() =>
  import('../add/NewClientDialog.tsx').then((module) => ({ default: module.NewClientDialog })),
)
const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((m) => ({ default: m.AssignDialog })))
const ManagerOfRow = lazy(() => import('./ManagerOfRow.tsx').then((m) => ({ default: m.ManagerOfRow })))
const ClientKeysDialog = lazy(() =>
  import('./ClientKeysDialog.tsx').then((module) => ({ default: module.ClientKeysDialog })),
)

/** All clients of the company. The list's state is its address. */
export function ClientsPage() {
  const { t } = useTranslation(['clients', 'refusal', 'common'])
  const model = useClientsQuery()
  const list = useListClientsQuery(askedOf(model.query))
  const { clients, counts, pageInfo } = list.data ?? {}
  const wide = useWide()
  const panelId = useId()
  const search = useRef<HTMLInputElement>(null)
  const [assigning, setAssigning] = useState(false)
  const [adding, setAdding] = useState(false)
  const [helping, setHelping] = useState(false)
  const [limited, setLimited] = useState<number | null>(null)
  const [kept, setKept] = useState<number | null>(null)
  const [opensAccounts, entersMoney] = [useControl('staffPage'), useControl('paymentEntry')]
  const navigate = useNavigate()
  const bidFor = useBidFor()
  const keys = useClientKeys(clients?.map(({ userId }) => userId) ?? [], {
    limits: (id) => setLimited(id),
    role: (id) => void navigate(`/clients/${id}?tab=access`, { state: aroundOf(clients ?? []) }),
    manager: (id) => setKept(id),
    bid: (id) => {
      const client = clients?.find(({ userId }) => userId === id)
      if (client) bidFor(client)
    },
    search: () => search.current?.focus(),
    add: () => setAdding(true),
    help: () => setHelping(true),
  })
  const Rows = wide ? ClientTable : ClientCards

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('clients:list.title')}</TopBarTitle>
        {pageInfo && (
          <span className={`num-words ${styles.quiet}`}>
            {t('clients:list.count', {
              count: pageInfo.totalResults,
              replace: { count: groupThousands(pageInfo.totalResults) },
            })}
            {t('clients:list.online', { online: groupThousands(list.data?.online ?? 0) })}
          </span>
        )}
      </PageHead>
      <TabBar>
        <Kinds model={model} counts={counts} panelId={panelId} />
        <div className={styles.actions}>
          <ExportButton query={model.query} />
          {opensAccounts && entersMoney && (
            <LinkButton
              size={wide ? 'sm' : 'touch'}
              icon={Upload}
              render={(props) => <Link {...props} to="/clients/uploads" />}
            >
              {t('clients:list.upload')}
            </LinkButton>
          )}
          {clients && clients.length > 0 && (
            <Button size={wide ? 'sm' : 'touch'} icon={UserCog} onClick={() => setAssigning(true)}>
              {t('clients:list.assign')}
            </Button>
          )}
          <Button
            variant="primary"
            size={wide ? 'sm' : 'touch'}
            icon={UserPlus}
            onClick={() => setAdding(true)}
          >
            {t('clients:list.add')} {wide && <KeyCap aria-hidden>N</KeyCap>}
          </Button>
        </div>
      </TabBar>
      <ClientFilters model={model} searchRef={search} />
      <NewClients model={model} />
      <DeletionRequests model={model} count={list.data?.deletionRequests ?? 0} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t('clients:list.table')}
        aria-busy={list.isFetching || undefined}
        className={styles.panel}
      >
        {list.isError && (
          <ErrorState
            title={t('clients:list.failed')}
            text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {!clients && !list.isError && <Skeleton height={400} faint />}
        {clients?.length === 0 && <NoClients model={model} onAdd={() => setAdding(true)} />}
        {clients && clients.length > 0 && (
          <Rows
            clients={clients}
            model={model}
            focused={keys.focused}
            onFocus={keys.focus}
            limited={limited}
            onLimit={setLimited}
          />
        )}
      </div>
      {pageInfo && <ListFoot model={model} total={pageInfo.totalSearchResults} />}
      <Suspense>
        {adding && <NewClientDialog onClose={() => setAdding(false)} />}
        {assigning && clients && <AssignDialog clients={clients} onClose={() => setAssigning(false)} />}
        {kept !== null && <ManagerOfRow userId={kept} onClose={() => setKept(null)} />}
        {helping && <ClientKeysDialog onClose={() => setHelping(false)} />}
      </Suspense>
    </div>
  )
}

type KindsProps = {
  model: ReturnType<typeof useClientsQuery>
  counts: readonly { roleId: number; count: number }[] | undefined
  panelId: string
}

/** The kinds of accounts, each with its count. */
function Kinds({ model: { query, change }, counts, panelId }: KindsProps) {
  const { t } = useTranslation('clients')
  const roleName = useRoleName()
  const countOf = (roleId: number) => counts && (counts.find((row) => row.roleId === roleId)?.count ?? 0)
  const all = counts?.reduce((sum, { count }) => sum + count, 0)
  return (
    <CounterTabs
      label={t('list.kinds')}
      panelId={panelId}
      items={[
        { value: 'all' as const, label: t('list.all'), count: all },
        ...clientRoles.map((role) => ({ value: role, label: roleName(role), count: countOf(roleIds[role]) })),
      ]}
      value={query.role ?? 'all'}
      onChange={(role) => change({ role: role === 'all' ? null : role })}
    />
  )
}

function NoClients({ model, onAdd }: { model: ReturnType<typeof useClientsQuery>; onAdd: () => void }) {
  const { t } = useTranslation(['clients', 'common'])
  const narrowed = model.filters > 0 || model.query.role !== null
  return (
    <EmptyState
      icon={Users}
      title={t(narrowed ? 'clients:list.noMatch' : 'clients:list.none')}
      text={t(narrowed ? 'clients:list.noMatchText' : 'clients:list.noneText')}
      action={
        narrowed ? (
          <Button onClick={() => model.change({ ...noFilter, role: null })}>
            {t('common:actions.resetFilter')}
          </Button>
        ) : (
          <Button icon={UserPlus} onClick={onAdd}>
            {t('clients:list.add')}
          </Button>
        )
      }
    />
  )
}
