import { toApiError } from '@seriba/api/api-error'
import { useViewImportQuery } from '@seriba/api/manager/imports'
import type { ImportView } from '@seriba/contracts/imports'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { CheckPart } from './CheckPart.tsx'
import { ColumnsPart } from './ColumnsPart.tsx'
import { DonePart } from './DonePart.tsx'
import styles from './import-page.module.css'
import { Steps } from './Steps.tsx'

/** A file that was read in: step by step to what it creates, and its outcome. */
export function ImportPage() {
  const { t } = useTranslation(['imports', 'refusal', 'common'])
  const { id: named = '' } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null
  const query = useViewImportQuery({ id: id ?? 0 }, { skip: id === null })
  const view = id === null ? undefined : query.currentData
  const code = toApiError(query.error)?.code
  const missing = id === null || (query.isError && code === 'not_found')
  const back = <TextLink render={(props) => <Link {...props} to="/clients/uploads" />}>{t('back')}</TextLink>
  return (
    <>
      <PageHead>
        {back}
        <span aria-hidden>/</span>
        <TopBarTitle>{view?.name ?? t('title')}</TopBarTitle>
      </PageHead>
      {missing && <EmptyState icon={FileX} title={t('missing')} action={back} />}
      {!missing && query.isError && (
        <ErrorState
          title={t('failed')}
          text={t(`refusal:${code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!missing && !view && !query.isError && (
        <div role="status" aria-busy aria-label={t('common:loading')}>
          <Skeleton height={400} />
        </div>
      )}
      {view && <Stage view={view} />}
    </>
  )
}

/** A draft's current step is in the address. */
function Stage({ view }: { view: ImportView }) {
  const [params, setParams] = useSearchParams()
  if (view.done) return <DonePart view={view} />
  const checking = params.get('step') === 'check'
  return (
    <div className={styles.page}>
      <Steps at={checking ? 'check' : 'columns'} />
      {checking ? (
        <CheckPart view={view} onBack={() => setParams({})} />
      ) : (
        <ColumnsPart key={view.id} view={view} onNext={() => setParams({ step: 'check' })} />
      )}
    </div>
  )
}
