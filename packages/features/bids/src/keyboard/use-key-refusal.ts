import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useTranslation } from 'react-i18next'

/** A key that does nothing says why: a user who cannot see a grayed-out button has no other way to tell. */
export function useKeyRefusal() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('desk')
  return {
    noRow: t('keys.noRow'),
    noneSelected: t('keys.noneSelected'),
    why: (detail: string) => void dispatch(messageShown({ tone: 'info', text: t('keys.refused'), detail })),
  }
}
