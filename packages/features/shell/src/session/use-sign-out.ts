import { useSignOutMutation } from '@seriba/api/auth'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useTranslation } from 'react-i18next'

/** Ends the session; the guard of the page then goes to sign-in. */
export function useSignOut() {
  const { t } = useTranslation('common')
  const dispatch = useAppDispatch()
  const [signOut] = useSignOutMutation()
  return async () => {
    const { error } = await signOut()
    if (error) dispatch(messageShown({ tone: 'error', text: t('failed.title'), detail: t('failed.offline') }))
  }
}
