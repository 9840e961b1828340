import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { undoStep } from '@seriba/api/undo'
import { useTranslation } from 'react-i18next'

/** Undoes the last step, and says so if there is none. */
export function useUndoKey() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('desk')
  return () => {
    if (!dispatch(undoStep())) dispatch(messageShown({ tone: 'info', text: t('undo.nothing') }))
  }
}
