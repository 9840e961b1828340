import { toApiError } from '@seriba/api/api-error'
import { useUploadDocumentMutation } from '@seriba/api/shared/documents'
import { type DocumentType, documentFault } from '@seriba/domain/purchases/documents'
import { base64Of } from '@seriba/forms/base64-of'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const faults = ['file_kind', 'file_size', 'file_refused', 'purchase_over'] as const
export type UploadFault = (typeof faults)[number] | 'failed'

/** A chosen file, and the server's answer to it; it stays until it is accepted or another is chosen. */
export function useUpload(purchaseId: number) {
  const { t } = useTranslation('purchases')
  const { succeed } = useMessage()
  const [send, { isLoading }] = useUploadDocumentMutation()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<UploadFault | null>(null)

  function choose(chosen: File | undefined) {
    if (!chosen) return
    setFile(chosen)
    setFault(documentFault(chosen))
  }

  async function upload(as: { type: DocumentType; visible: boolean }) {
    if (!file || isLoading) return
    setFault(null)
    try {
      const data = await base64Of(file)
      const { document } = await send({ id: purchaseId, name: file.name, data, ...as }).unwrap()
      setFile(null)
      succeed(t('documents.sent', { name: document.name }))
    } catch (error) {
      const code = toApiError(error)?.code
      setFault(faults.find((known) => known === code) ?? 'failed')
    }
  }

  return {
    file,
    fault,
    busy: isLoading,
    choose,
    upload,
    forget: () => {
      setFile(null)
      setFault(null)
    },
  }
}
