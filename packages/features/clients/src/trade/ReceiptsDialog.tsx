import { useListPaymentFilesQuery } from '@seriba/api/manager/payment-files'
import { FileList } from '@seriba/forms/FileList'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

/** The receipts of a client's payment, as the ledger shows them; they are managed at the payments desk. */
export function ReceiptsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['money', 'common'])
  const list = useListPaymentFilesQuery({ id })
  const title = t('payments.receiptsTitle', { id })
  return (
    <Dialog isOpen title={title} closeLabel={t('common:actions.close')} onClose={onClose}>
      <FileList list={list} look={{}} label={title} none="" failed={t('payments.receiptsFailed')} />
    </Dialog>
  )
}
