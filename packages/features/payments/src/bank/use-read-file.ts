import { toApiError } from '@seriba/api/api-error'
import { useReadBankFileMutation } from '@seriba/api/manager/bank-files'
import { formatDateTime } from '@seriba/domain/format/date'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

const largestBytes = 4_000_000

/** Reads a chosen file in, and goes on to its lines. */
export function useReadFile() {
  const { t } = useTranslation(['paymentsDesk', 'refusal'])
  const [send, { isLoading }] = useReadBankFileMutation()
  const navigate = useNavigate()
  const { succeed } = useMessage()
  const [error, setError] = useState<string | null>(null)
  return {
    busy: isLoading,
    error,
    async read(file: File) {
      setError(null)
      if (file.size > largestBytes) return setError(t('refusal:bank_file_unreadable'))
      try {
        const data = await base64Of(file)
        const { id, isRepeated, at } = await send({ name: file.name.slice(0, 200), data }).unwrap()
        if (isRepeated) succeed(t('bank.repeated', { at: formatDateTime(at) }))
        await navigate(`/payments/bank-file/${id}`)
      } catch (failure) {
        setError(t(`refusal:${toApiError(failure)?.code ?? 'internal'}`))
      }
    },
  }
}

export type ReadingFile = ReturnType<typeof useReadFile>

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
