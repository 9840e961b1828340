import { toApiError } from '@seriba/api/api-error'
import { useViewBankFileQuery } from '@seriba/api/manager/bank-files'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import styles from './bank.module.css'
import { FileLines } from './FileLines.tsx'
import { FilePicker } from './FilePicker.tsx'

/** A statement from the company’s bank: read in, reviewed, and entered line by line. */
export function BankFilePage() {
  const { t } = useTranslation(['paymentsDesk', 'refusal', 'common'])
  const { id: named } = useParams()
  const id = named && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null
  const query = useViewBankFileQuery({ id: id ?? 0 }, { skip: id === null })
  const file = id === null ? undefined : query.currentData
  const code = toApiError(query.error)?.code
  return (
    <div className={styles.page}>
      <PageHead>
        <TextLink render={(props) => <Link {...props} to="/payments" />}>{t('bank.back')}</TextLink>
        <span aria-hidden>/</span>
        <TopBarTitle>{file?.name ?? t('bank.title')}</TopBarTitle>
      </PageHead>
      {named === undefined && <FilePicker />}
      {named !== undefined && (id === null || code === 'not_found') && (
        <EmptyState
          icon={FileX}
          title={t('bank.missing')}
          action={
            <TextLink render={(props) => <Link {...props} to="/payments/bank-file" />}>
              {t('bank.choose')}
            </TextLink>
          }
        />
      )}
      {id !== null && query.isError && code !== 'not_found' && (
        <ErrorState
          title={t('bank.failed')}
          text={t(`refusal:${code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {id !== null && !file && !query.isError && <Skeleton height={400} faint />}
      {file && <FileLines key={file.id} file={file} />}
    </div>
  )
}
