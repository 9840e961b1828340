import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * A colleague has changed the same since the form was opened: that is told once, in these words, and what is typed
 * stays. Saved again, it takes the place of theirs.
 */
export function useTold(words: string) {
  const { t } = useTranslation('refusal')
  const [told, setTold] = useState(false)
  return {
    told,
    explain: (code: ApiError['code']) => (code === 'stale' ? words : t(code)),
    async telling(sent: Promise<unknown>) {
      try {
        await sent
        setTold(false)
      } catch (error) {
        if (toApiError(error)?.code === 'stale') setTold(true)
        throw error
      }
    },
  }
}
