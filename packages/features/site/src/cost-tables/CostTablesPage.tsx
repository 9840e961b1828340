import { toApiError } from '@seriba/api/api-error'
import { useListCostTablesQuery, useViewCostTablesQuery } from '@seriba/api/manager/costs'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CostDesk } from './CostDesk.tsx'
import { VersionSelect } from './VersionSelect.tsx'
import { stateOf } from './version-state.ts'

/** What vehicles cost in addition to their price: versions, their sources, and the company's single draft. */
export function CostTablesPage() {
  const { t } = useTranslation(['costTables', 'refusal', 'common'])
  const [params] = useSearchParams()
  const [why, setWhy] = useState('')
  const list = useListCostTablesQuery()
  const { versions = [], today = '', publishers = [] } = list.data ?? {}
  const asked = Number(params.get('version'))
  const draft = versions.find(({ status }) => status === 'draft') ?? null
  const inForce = versions.find((version) => stateOf(version, today) === 'inForce')
  const chosen = versions.find(({ id }) => id === asked) ?? draft ?? inForce ?? versions[0]
  const view = useViewCostTablesQuery({ id: chosen?.id ?? 0 }, { skip: chosen === undefined })
  // While another version loads, typed text stays.
  const shown = view.currentData ?? view.data
  // What a draft is compared with.
  const published = useViewCostTablesQuery({ id: inForce?.id ?? 0 }, { skip: inForce === undefined })
  const failed = list.data ? !view.currentData && view.error : list.error
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
      </PageHead>
      {failed ? (
        <ErrorState
          title={t('failed')}
          text={t(`refusal:${toApiError(failed)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={list.isFetching || view.isFetching}
          onRetry={() => void (list.data ? view : list).refetch()}
        />
      ) : !list.data || (chosen && !shown) ? (
        <div role="status" aria-busy aria-label={t('common:loading')}>
          <Skeleton height={420} />
        </div>
      ) : (
        <CostDesk
          key={asked}
          version={shown?.version ?? null}
          seen={shown?.document ?? null}
          onRefresh={() => {
            void list.refetch()
            if (chosen) void view.refetch()
          }}
          published={published.data?.document ?? null}
          draft={draft}
          today={today}
          inForce={inForce?.id ?? null}
          reason={{ text: why, onChange: setWhy }}
          versions={versions}
          publishers={publishers}
          choice={<VersionSelect versions={versions} today={today} chosen={chosen?.id ?? null} />}
        />
      )}
    </>
  )
}
