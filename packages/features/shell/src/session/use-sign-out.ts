import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useSignOutMutation } from '@seriba/api/public/auth'
import { signOutSeen } from '@seriba/api/session-slice'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signInPath } from '../guards/paths.ts'

/** Ends the session and goes to login, even from pages that are open to anybody (1§4.4). */
export function useSignOut() {
  const { t } = useTranslation('common')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [signOut] = useSignOutMutation()
  return async () => {
    const { error } = await signOut()
    if (error) {
      dispatch(messageShown({ tone: 'error', text: t('failed.title'), detail: t('failed.offline') }))
      return
    }
    await navigate(signInPath, { replace: true })
    dispatch(signOutSeen())
  }
}
