import { toApiError } from '@seriba/api/api-error'
import { useListOwnPaymentFilesQuery } from '@seriba/api/client/payment-files'
import { formatDate } from '@seriba/domain/format/date'
import { Dialog } from '@seriba/ui/Dialog'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'

/** The receipts of one of one’s own payments. */
export function ReceiptsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const list = useListOwnPaymentFilesQuery({ id })
  return (
    <Dialog
      isOpen
      title={t('payments.receiptsTitle', { id })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {list.isError && (
        <ErrorState
          title={t('payments.receiptsFailed')}
          text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!list.currentData && !list.isError && <Skeleton height={44} faint />}
      <ul>
        {list.currentData?.files.map(({ id: file, name, path, at }) => (
          <li key={file}>
            <TextLink href={path} download>
              {name}
            </TextLink>{' '}
            <span className="num">{formatDate(at)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
