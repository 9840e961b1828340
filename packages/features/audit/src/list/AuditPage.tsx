import { toApiError } from '@seriba/api/api-error'
import { useListAuditQuery } from '@seriba/api/manager/audit'
import { auditCountedTo } from '@seriba/domain/audit/audit-log'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { ListFoot } from '@seriba/ui/ListFoot'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { ScrollText } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { EntryPanel } from '../entry/EntryPanel.tsx'
import { AuditCards } from './AuditCards.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable, entryElementId } from './AuditTable.tsx'
import styles from './audit.module.css'
import { askedOf, noFilter, pageSizes, useAuditQuery } from './audit-query.ts'
import { FilterTags } from './FilterTags.tsx'

const keys = [
  { caps: ['J', 'K'], text: 'move' },
  { caps: ['O'], text: 'open' },
  { caps: ['I'], text: 'ip' },
  { caps: ['W'], text: 'who' },
  { caps: ['/'], text: 'search' },
] as const

/** The log of who did what, when and why, for those who may see it. Its state is its address. */
export function AuditPage() {
  const { t } = useTranslation(['audit', 'refusal', 'common'])
  const model = useAuditQuery()
  const { query, change, choose } = model
  const list = useListAuditQuery(askedOf(query), { refetchOnMountOrArgChange: true })
  const { entries, pageInfo } = list.data ?? {}
  const wide = useWide()
  const footTexts = useListFootTexts()
  const search = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const chosen = entries?.find(({ id }) => id === query.entry) ?? null

  function move(step: 1 | -1) {
    if (!entries) return
    const at = chosen ? entries.indexOf(chosen) + step : step === 1 ? 0 : entries.length - 1
    const next = entries[Math.min(Math.max(at, 0), entries.length - 1)]
    if (!next) return
    choose(next.id)
    const row = document.getElementById(entryElementId(next.id))
    row?.scrollIntoView?.({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-entry]')?.focus({ preventScroll: true })
  }
  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyO: () => chosen?.link && void navigate(chosen.link),
    KeyI: () => chosen?.ip && change({ ip: chosen.ip }),
    KeyW: () => chosen?.actorId && change({ actorId: chosen.actorId }),
    Slash: () => search.current?.focus(),
  })

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('audit:title')}</TopBarTitle>
      </PageHead>
      <AuditFilters model={model} searchRef={search} />
      {pageInfo && <FilterTags model={model} total={pageInfo.totalSearchResults} />}
      <div className={styles.body}>
        <div className={styles.list} aria-busy={list.isFetching || undefined}>
          {list.isError && (
            <ErrorState
              title={t('audit:failed')}
              text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
              retryLabel={t('common:actions.retry')}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {!entries && !list.isError && <Skeleton height={400} faint />}
          {entries?.length === 0 && (
            <EmptyState
              icon={ScrollText}
              title={t(model.filters > 0 ? 'audit:noMatch' : 'audit:none')}
              text={t(model.filters > 0 ? 'audit:noMatchText' : 'audit:noneText')}
              action={
                model.filters > 0 && (
                  <Button onClick={() => change(noFilter)}>{t('common:actions.resetFilter')}</Button>
                )
              }
            />
          )}
          {entries && entries.length > 0 && !wide && <AuditCards entries={entries} />}
          {entries && entries.length > 0 && wide && (
            <AuditTable entries={entries} chosen={query.entry} onChoose={choose} />
          )}
        </div>
        {wide && chosen && <EntryPanel entry={chosen} onField={(field) => change({ field })} />}
      </div>
      {pageInfo && (
        <ListFoot
          total={Math.min(pageInfo.totalSearchResults, auditCountedTo)}
          page={query.page}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          texts={footTexts}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize })}
        >
          {wide && (
            <div className={styles.keys}>
              {keys.map(({ caps, text }) => (
                <span key={text}>
                  {caps.map((cap) => (
                    <KeyCap key={cap}>{cap}</KeyCap>
                  ))}
                  {t(`audit:keys.${text}`)}
                </span>
              ))}
            </div>
          )}
        </ListFoot>
      )}
    </div>
  )
}
