import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useTranslation } from 'react-i18next'

/** Says that it failed: a colleague may have just deleted the view. */
export function useViewFailureMessage() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['views', 'refusal'])
  return (what: 'defaultFailed' | 'deleteFailed', name: string, error: unknown) => {
    const code = toApiError(error)?.code ?? 'internal'
    const detail = code === 'not_found' ? t('views:isGone') : t(`refusal:${code}`)
    dispatch(messageShown({ tone: 'error', text: t(`views:${what}`, { name }), detail }))
  }
}
