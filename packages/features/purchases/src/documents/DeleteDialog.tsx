import { useDeleteDocumentMutation } from '@seriba/api/shared/documents'
import { deleteDocument } from '@seriba/contracts/documents'
import type { PurchaseDetails, PurchaseDocument } from '@seriba/contracts/purchase-view'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'

type DeleteDialogProps = {
  document: PurchaseDocument
  purchase: PurchaseDetails
  /** Staff give a reason. */
  explained: boolean
  onClose: () => void
}

export function DeleteDialog({ document, purchase, explained, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['purchases', 'refusal'])
  const [remove] = useDeleteDocumentMutation()
  const form = useContractForm(deleteDocument, {
    defaults: { reason: '' },
    check: ({ reason }) => (explained && reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({ id: purchase.id, documentId: document.id, reason: reason.trim() }),
    explain: (code) =>
      code === 'document_checked' ? t('documents.faults.document_checked') : t(`refusal:${code}`),
    async onSubmit(request) {
      await remove(request).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('documents.deleteTitle')}
      saveLabel={t('documents.deleteAction')}
      destructive
      onClose={onClose}
    >
      <p>{t('documents.deleteText', { name: document.name })}</p>
      {explained && (
        <TextField label={t('consignee.reason')} maxLength={300} autoFocus {...form.text('reason')} />
      )}
    </FormDialog>
  )
}
