import { toApiError } from '@seriba/api/api-error'
import type { PaymentFile } from '@seriba/contracts/payment-files'
import { formatRecent } from '@seriba/domain/format/date'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openFresh } from './open-fresh.ts'

type FileListProps = {
  /** What is requested, in the form of a query. */
  list: {
    currentData?: { files: PaymentFile[] } | undefined
    isError: boolean
    error?: unknown
    isFetching: boolean
    fulfilledTimeStamp?: number | undefined
    refetch: () => PromiseLike<{ data?: { files: PaymentFile[] } | undefined }>
  }
  label: string
  none: string
  failed: string
  /** How a page shows its lists; the classes are its own, so that nothing else is loaded with them. */
  look: { list?: string | undefined; file?: string | undefined; quiet?: string | undefined }
  /** At the end of a file's line. */
  action?: (file: PaymentFile) => ReactNode
}

/** Files that can be opened, each with the person who added it and when. */
export function FileList({ list, label, none, failed, look, action }: FileListProps) {
  const { t } = useTranslation(['refusal', 'common'])
  const files = list.currentData?.files
  if (list.isError)
    return (
      <ErrorState
        title={failed}
        text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
        retryLabel={t('common:actions.retry')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  if (!files) return <Skeleton height={44} faint />
  if (files.length === 0) return <p className={look.quiet}>{none}</p>
  return (
    <ul className={look.list} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={look.file}>
          <span>
            <TextLink href={file.path} download onClick={openFresh(list, file.id)}>
              {file.name}
            </TextLink>
            <br />
            <span className={`num ${look.quiet}`}>
              {[file.by, formatRecent(file.at, new Date())].filter(Boolean).join(', ')}
            </span>
          </span>
          {action?.(file)}
        </li>
      ))}
    </ul>
  )
}
