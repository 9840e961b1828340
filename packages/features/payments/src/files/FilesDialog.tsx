import { useListPaymentFilesQuery } from '@seriba/api/manager/payment-files'
import { useControl } from '@seriba/api/use-control'
import type { PaymentFile } from '@seriba/contracts/payment-files'
import { FileList } from '@seriba/forms/FileList'
import { Dialog } from '@seriba/ui/Dialog'
import { IconButton } from '@seriba/ui/IconButton'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentSummary } from '../page/PaymentSummary.tsx'
import cards from '../page/payment-cards.module.css'
import styles from '../page/payments-page.module.css'
import type { PaymentDialogProps } from '../page/ReverseDialog.tsx'
import { DeleteFileDialog } from './DeleteFileDialog.tsx'
import { UploadFile } from './UploadFile.tsx'

export { documentFault } from '@seriba/domain/purchases/documents'

/** Receipts of a payment: opened, added, and deleted. */
export function FilesDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const mayKeep = useControl('paymentEntry')
  const list = useListPaymentFilesQuery({ id: payment.id })
  const [asked, askToDelete] = useState<PaymentFile | null>(null)
  /** Where the focus returns: to the remaining receipt, or to what is below all of them. */
  const [back, comeBackTo] = useState<number | 'end' | null>(null)
  if (asked)
    return (
      <DeleteFileDialog
        payment={payment}
        file={asked}
        onClose={(deleted) => {
          comeBackTo(deleted ? 'end' : asked.id)
          askToDelete(null)
        }}
      />
    )
  return (
    <Dialog
      isOpen
      title={t('files.title', { id: payment.id })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <div className={styles.files}>
        <FileList
          list={list}
          look={{ list: styles.filesList, file: cards.line, quiet: styles.quiet }}
          label={t('files.list')}
          none={t('files.none')}
          failed={t('files.failed')}
          action={(file) =>
            mayKeep && (
              <IconButton
                icon={Trash2}
                size="sm"
                autoFocus={back === file.id}
                label={t('files.delete', { name: file.name })}
                onClick={() => askToDelete(file)}
              />
            )
          }
        />
        {mayKeep && <UploadFile paymentId={payment.id} autoFocus={back === 'end'} />}
      </div>
    </Dialog>
  )
}
