import { toApiError } from '@seriba/api/api-error'
import { useViewSourceQuery } from '@seriba/api/manager/feed-sources'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { SourceEditor } from './SourceEditor.tsx'
import { valuesOf } from './source-values.ts'

/** How a supplier's lots are fetched: a new source, or the one of the feed in the address. */
export function SourcePage() {
  const { t } = useTranslation(['feedSource', 'refusal', 'common'])
  const [params] = useSearchParams()
  const id = Number(params.get('feed') ?? 0)
  const source = useViewSourceQuery({ id }, { skip: id === 0 })
  const stored = source.data && {
    id,
    values: valuesOf(source.data.name, source.data.settings),
    codeEnd: source.data.codeEnd,
  }
  return (
    <>
      <PageHead>
        <TopBarTitle>{source.data?.name ?? t('feedSource:newTitle')}</TopBarTitle>
      </PageHead>
      {id === 0 ? (
        <SourceEditor stored={null} />
      ) : stored ? (
        <SourceEditor key={id} stored={stored} />
      ) : source.isError ? (
        <ErrorState
          title={t('feedSource:failed')}
          text={t(`refusal:${toApiError(source.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={source.isFetching}
          onRetry={() => void source.refetch()}
        />
      ) : (
        <div role="status" aria-busy aria-label={t('common:loading')}>
          <Skeleton height={480} />
        </div>
      )}
    </>
  )
}
