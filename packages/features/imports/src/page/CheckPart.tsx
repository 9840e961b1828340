import { toApiError } from '@seriba/api/api-error'
import { useCheckImportQuery } from '@seriba/api/manager/imports'
import type { ImportView } from '@seriba/contracts/imports'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CheckFigures } from './CheckFigures.tsx'
import styles from './import-page.module.css'
import { LineReport } from './LineReport.tsx'
import { UploadDialog } from './UploadDialog.tsx'

const pageSize = 50

/** What would be created, line by line, and what is wrong with it; then the upload itself. */
export function CheckPart({ view, onBack }: { view: ImportView; onBack: () => void }) {
  const { t } = useTranslation(['imports', 'refusal', 'common'])
  const size = useWide() ? 'md' : 'touch'
  const [params, setParams] = useSearchParams()
  const [uploading, setUploading] = useState(false)
  const only = params.get('only') === 'problems' ? 'problems' : 'all'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const query = useCheckImportQuery(
    { id: view.id, only, page, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const report = query.data
  if (query.isError)
    return (
      <ErrorState
        title={t('check.failed')}
        text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
        retryLabel={t('common:actions.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (!report)
    return (
      <div role="status" aria-busy aria-label={t('common:loading')}>
        <Skeleton height={320} />
      </div>
    )
  const { faulty, ready } = report.counts
  const fits = faulty === 0 && report.missing.length === 0 && ready > 0
  return (
    <section className={styles.part} aria-labelledby="import-check">
      <h2 id="import-check">{t('check.title')}</h2>
      <CheckFigures kind={view.kind} report={report} />
      {report.missing.length > 0 && (
        <Note tone="orange">
          {t('needs', { fields: report.missing.map((field) => t(`fields.${field}`)).join(', ') })}
        </Note>
      )}
      {faulty > 0 ? (
        <Note tone="red">{t('check.faultyText', { count: faulty })}</Note>
      ) : (
        fits && <Note tone="green">{t('check.allGood')}</Note>
      )}
      <LineReport
        kind={view.kind}
        report={report}
        only={only}
        onAsk={(asked) => setParams({ step: 'check', ...asked }, { replace: true })}
      />
      <div className={styles.buttons}>
        <Button size={size} onClick={onBack}>
          {t('check.back')}
        </Button>
        <Button variant="primary" size={size} disabled={!fits} onClick={() => setUploading(true)}>
          {t(`check.upload.${view.kind}`, { count: ready })}
        </Button>
      </div>
      {uploading && <UploadDialog view={view} count={ready} onClose={() => setUploading(false)} />}
    </section>
  )
}
