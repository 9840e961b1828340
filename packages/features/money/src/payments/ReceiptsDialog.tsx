import { useAddOwnPaymentFileMutation, useListOwnPaymentFilesQuery } from '@seriba/api/client/payment-files'
import { FileList } from '@seriba/forms/FileList'
import { UploadButton } from '@seriba/forms/UploadButton'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import styles from './payments.module.css'

/** The receipts of one of the user’s own payments; more can be added. */
export function ReceiptsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['money', 'receipts', 'common'])
  const list = useListOwnPaymentFilesQuery({ id })
  const [add, { isLoading }] = useAddOwnPaymentFileMutation()
  return (
    <Dialog
      isOpen
      title={t('payments.receiptsTitle', { id })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={styles.receipts}>
        <FileList
          list={list}
          look={{}}
          label={t('payments.receiptsTitle', { id })}
          none={t('receipts:none')}
          failed={t('payments.receiptsFailed')}
        />
        <UploadButton
          label={t('receipts:add')}
          faults={{
            file_kind: t('receipts:faults.file_kind'),
            file_size: t('receipts:faults.file_size'),
          }}
          added={(name) => t('receipts:added', { name })}
          busy={isLoading}
          keep={(file) => add({ id, ...file }).unwrap()}
        />
      </div>
    </Dialog>
  )
}
