import { useAddPaymentFileMutation } from '@seriba/api/manager/payment-files'
import { UploadButton } from '@seriba/forms/UploadButton'
import { useTranslation } from 'react-i18next'

/** A receipt is chosen and stored with a payment. */
export function UploadFile({ paymentId, autoFocus }: { paymentId: number; autoFocus: boolean }) {
  const { t } = useTranslation('paymentsDesk')
  const [add, { isLoading }] = useAddPaymentFileMutation()
  return (
    <UploadButton
      label={t('files.add')}
      faults={{ file_kind: t('files.faults.file_kind'), file_size: t('files.faults.file_size') }}
      added={(name) => t('files.added', { name })}
      busy={isLoading}
      autoFocus={autoFocus}
      keep={(file) => add({ id: paymentId, ...file }).unwrap()}
    />
  )
}
