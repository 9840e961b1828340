import { toApiError } from '@seriba/api/api-error'
import { useAddPaymentFileMutation } from '@seriba/api/manager/payment-files'
import { base64Of } from '@seriba/forms/base64-of'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A receipt that waits for its entry to be recorded. */
export function useEntryReceipt() {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [add] = useAddPaymentFileMutation()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const wordsOf = (code: string) =>
    code === 'file_kind' || code === 'file_size'
      ? t(`files.faults.${code}`)
      : t(`refusal:${code}` as 'refusal:internal')

  return {
    file,
    fault,
    async choose(chosen: File | undefined) {
      if (!chosen) return
      // Loaded with the receipts: if nobody attaches one, the desk does without it.
      const { documentFault } = await import('../files/FilesDialog.tsx')
      const wrong = documentFault(chosen)
      setFault(wrong && wordsOf(wrong))
      setFile(wrong ? null : chosen)
    },
    remove() {
      setFile(null)
      setFault(null)
    },
    /** Never fails: a refusal is reported, and the receipt can be added to the entry later. */
    async keepWith(id: number) {
      setFault(null)
      if (!file) return
      try {
        await add({ id, name: file.name, data: await base64Of(file) }).unwrap()
      } catch (error) {
        const why = wordsOf(toApiError(error)?.code ?? 'internal')
        setFault(t('entry.receiptFailed', { id, name: file.name, why }))
      }
      // By then, another one may have been chosen for the next entry.
      setFile((now) => (now === file ? null : now))
    },
  }
}
