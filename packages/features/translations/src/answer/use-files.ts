import { toApiError } from '@seriba/api/api-error'
import { useUploadTranslationFileMutation } from '@seriba/api/manager/translations'
import type { TranslationFile, TranslationTask } from '@seriba/contracts/translations'
import { translationLimits } from '@seriba/domain/translations/translation'
import { fileFault } from '@seriba/domain/translations/translation-file'
import { base64Of } from '@seriba/forms/base64-of'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Kept = { count: number; onKept: (file: TranslationFile) => void }

/** Sends files one after the other and reports what is wrong with each. */
export function useFiles({ carId, type }: TranslationTask, { count, onKept }: Kept) {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const [upload] = useUploadTranslationFileMutation()
  const [uploading, setUploading] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function faultOf(file: File): Promise<string | null> {
    const fault = fileFault(file)
    if (fault) return t(`refusal:${fault}`)
    setUploading(file.name)
    const { data, error } = await upload({ carId, type, name: file.name, data: await base64Of(file) })
    if (data) onKept(data.file)
    return error ? t(`refusal:${toApiError(error)?.code ?? 'internal'}`) : null
  }

  async function take(files: readonly File[]) {
    const room = Math.max(0, translationLimits.files - count)
    const found: string[] = []
    if (files.length > room) found.push(t('translationDesk:tooManyFiles', { max: translationLimits.files }))
    for (const file of files.slice(0, room)) {
      const reason = await faultOf(file).catch(() => t('refusal:internal'))
      if (reason) found.push(t('translationDesk:fileFailed', { name: file.name, reason }))
    }
    setUploading(null)
    setProblems(found)
  }

  return { take, uploading, problems }
}
