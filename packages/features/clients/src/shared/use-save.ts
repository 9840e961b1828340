import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { ErrorCode } from '@seriba/contracts/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Codes = ApiError['fields']

/** Sends a form; says that it was taken, or why not: by field where the server names fields, else above the form. */
export function useSave() {
  const { t } = useTranslation('refusal')
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  return {
    busy,
    /** Why it was not taken, where no field is to blame. */
    failure: error && Object.keys(error.fields).length === 0 ? t(error.code) : null,
    /** What is wrong with a field. */
    errorOf: (field: string) => textOf(error?.fields ?? {}, error?.message ?? {}, field, t),
    forget: () => setError(null),
    async save(send: () => Promise<unknown>, said: string): Promise<boolean> {
      setBusy(true)
      setError(null)
      try {
        await send()
        dispatch(messageShown({ tone: 'success', text: said }))
        return true
      } catch (error) {
        setError(toApiError(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

function textOf(
  fields: Codes,
  message: ApiError['message'],
  field: string,
  t: (code: ErrorCode) => string,
): string | undefined {
  const code = fields[field]
  if (!code) return undefined
  return code === 'invalid_input' ? (message[field] ?? t(code)) : t(code)
}
