import { toApiError } from '@seriba/api/api-error'
import { useAddPaymentFileMutation } from '@seriba/api/manager/payment-files'
import { documentFault } from '@seriba/domain/purchases/documents'
import { base64Of } from '@seriba/forms/base64-of'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A receipt is chosen and kept; what is refused says why, and another can be chosen. */
export function UploadFile({ paymentId }: { paymentId: number }) {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const size = useWide() ? 'md' : 'touch'
  const input = useRef<HTMLInputElement>(null)
  const { succeed } = useMessage()
  const [add, { isLoading }] = useAddPaymentFileMutation()
  const [fault, setFault] = useState<string | null>(null)

  async function keep(file: File | undefined) {
    if (!file) return
    const wrong = documentFault(file)
    setFault(wrong && t(`files.faults.${wrong}`))
    if (wrong) return
    try {
      await add({ id: paymentId, name: file.name, data: await base64Of(file) }).unwrap()
      succeed(t('files.added', { name: file.name }))
    } catch (error) {
      const code = toApiError(error)?.code ?? 'internal'
      setFault(
        code === 'file_kind' || code === 'file_size' ? t(`files.faults.${code}`) : t(`refusal:${code}`),
      )
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('files.add')}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        onChange={({ target }) => {
          void keep(target.files?.[0])
          target.value = ''
        }}
      />
      {fault && (
        <Note tone="red" role="alert">
          {fault}
        </Note>
      )}
      <Button icon={Upload} size={size} busy={isLoading} onClick={() => input.current?.click()}>
        {t('files.add')}
      </Button>
    </>
  )
}
