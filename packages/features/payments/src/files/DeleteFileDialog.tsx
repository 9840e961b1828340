import { useDeletePaymentFileMutation } from '@seriba/api/manager/payment-files'
import { deletePaymentFile, type PaymentFile } from '@seriba/contracts/payment-files'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { PaymentDialogProps } from '../page/ReverseDialog.tsx'

type DeleteFileDialogProps = Pick<PaymentDialogProps, 'payment'> & {
  file: PaymentFile
  onClose: (deleted: boolean) => void
}

/** Deletes a receipt, with a reason. */
export function DeleteFileDialog({ payment, file, onClose }: DeleteFileDialogProps) {
  const { t } = useTranslation('paymentsDesk')
  const [remove] = useDeletePaymentFileMutation()
  const form = useContractForm(deletePaymentFile, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({ id: payment.id, fileId: file.id, reason: reason.trim() }),
    async onSubmit(request) {
      await remove(request).unwrap()
      onClose(true)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('files.deleteTitle')}
      saveLabel={t('files.deleteAction')}
      destructive
      onClose={() => onClose(false)}
    >
      <p>{t('files.deleteText', { name: file.name })}</p>
      <TextField autoFocus label={t('reverse.reason')} maxLength={300} {...form.text('reason')} />
    </FormDialog>
  )
}
