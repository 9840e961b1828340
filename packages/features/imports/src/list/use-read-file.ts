import { toApiError } from '@seriba/api/api-error'
import { useReadImportMutation } from '@seriba/api/manager/imports'
import { type ImportKind, largestImport } from '@seriba/domain/imports/import-fields'
import { base64Of } from '@seriba/forms/base64-of'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

const longestName = 200

/** Reads in a chosen file and moves on to its columns. */
export function useReadFile(kind: ImportKind) {
  const { t } = useTranslation('refusal')
  const [send, { isLoading }] = useReadImportMutation()
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  return {
    busy: isLoading,
    error,
    async read(file: File) {
      setError(null)
      if (file.size > largestImport.bytes) return setError(t('import_too_long'))
      if (file.size === 0) return setError(t('import_empty'))
      try {
        const data = await base64Of(file)
        const { id } = await send({ kind, name: file.name.slice(0, longestName), data }).unwrap()
        await navigate(`/clients/uploads/${id}`)
      } catch (failure) {
        setError(t(toApiError(failure)?.code ?? 'internal'))
      }
    },
  }
}
