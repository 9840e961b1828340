import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useTranslation } from 'react-i18next'

/** Says on top of the page that something is done, or why it was not. */
export function useMessage() {
  const { t } = useTranslation('refusal')
  const dispatch = useAppDispatch()
  return {
    succeed: (text: string) => void dispatch(messageShown({ tone: 'success', text })),
    fail: (error: unknown) =>
      void dispatch(messageShown({ tone: 'error', text: t(toApiError(error)?.code ?? 'internal') })),
    failWith: (text: string) => void dispatch(messageShown({ tone: 'error', text })),
  }
}
