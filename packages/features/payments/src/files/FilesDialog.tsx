import { toApiError } from '@seriba/api/api-error'
import { useListPaymentFilesQuery } from '@seriba/api/manager/payment-files'
import { useControl } from '@seriba/api/use-control'
import type { PaymentFile } from '@seriba/contracts/payment-files'
import { formatRecent } from '@seriba/domain/format/date'
import { Dialog } from '@seriba/ui/Dialog'
import { ErrorState } from '@seriba/ui/ErrorState'
import { IconButton } from '@seriba/ui/IconButton'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentSummary } from '../page/PaymentSummary.tsx'
import styles from '../page/payments-page.module.css'
import type { PaymentDialogProps } from '../page/ReverseDialog.tsx'
import { DeleteFileDialog } from './DeleteFileDialog.tsx'
import { UploadFile } from './UploadFile.tsx'

/** Receipts of a payment: opened, added, and taken away. */
export function FilesDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation(['paymentsDesk', 'refusal', 'common'])
  const mayKeep = useControl('paymentEntry')
  const list = useListPaymentFilesQuery({ id: payment.id })
  const [deleted, askToDelete] = useState<PaymentFile | null>(null)
  const files = list.currentData?.files
  if (deleted) return <DeleteFileDialog payment={payment} file={deleted} onClose={() => askToDelete(null)} />
  return (
    <Dialog
      isOpen
      title={t('files.title', { id: payment.id })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <div className={styles.files}>
        {list.isError && (
          <ErrorState
            title={t('files.failed')}
            text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
            retryLabel={t('common:actions.retry')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {!files && !list.isError && <Skeleton height={44} faint />}
        {files?.length === 0 && <p className={styles.quiet}>{t('files.none')}</p>}
        {files && files.length > 0 && (
          <ul className={styles.filesList} aria-label={t('files.list')}>
            {files.map((file) => (
              <li key={file.id} className={styles.fileLine}>
                <span>
                  <TextLink href={file.path} download>
                    {file.name}
                  </TextLink>
                  <br />
                  <span className={`num ${styles.quiet}`}>
                    {[file.by, formatRecent(file.at, new Date())].filter(Boolean).join(', ')}
                  </span>
                </span>
                {mayKeep && (
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={t('files.delete', { name: file.name })}
                    onClick={() => askToDelete(file)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {mayKeep && <UploadFile paymentId={payment.id} />}
      </div>
    </Dialog>
  )
}
