import { useCheckDocumentMutation } from '@seriba/api/manager/documents'
import { checkDocument } from '@seriba/contracts/documents'
import type { PurchaseDetails, PurchaseDocument } from '@seriba/contracts/purchase-view'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { TextArea } from '@seriba/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type CheckProps = { document: PurchaseDocument; purchase: PurchaseDetails }

/** What staff decide about a client's document. */
export function CheckButtons({ document, purchase }: CheckProps) {
  const { t } = useTranslation('purchases')
  const [check, { isLoading }] = useCheckDocumentMutation()
  const { fail } = useMessage()
  const [refusing, refuse] = useState(false)
  const of = { id: purchase.id, documentId: document.id }
  return (
    <>
      <Button
        size="sm"
        busy={isLoading}
        onClick={() =>
          void check({ ...of, state: 'checked' })
            .unwrap()
            .catch(fail)
        }
      >
        {t('documents.accept')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => refuse(true)}>
        {t('documents.refuse')}
      </Button>
      {refusing && <RefuseDialog document={document} purchase={purchase} onClose={() => refuse(false)} />}
    </>
  )
}

function RefuseDialog({ document, purchase, onClose }: CheckProps & { onClose: () => void }) {
  const { t } = useTranslation('purchases')
  const [check] = useCheckDocumentMutation()
  const form = useContractForm(checkDocument, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({
      id: purchase.id,
      documentId: document.id,
      state: 'refused' as const,
      reason: reason.trim(),
    }),
    async onSubmit(request) {
      await check(request).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('documents.refuseTitle')}
      saveLabel={t('documents.refuse')}
      onClose={onClose}
    >
      <TextArea
        label={t('documents.refuseReason')}
        maxLength={300}
        autoFocus
        rows={3}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}
