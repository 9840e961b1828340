import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { selectToasts, selectWins, type Toast, toastClosed } from '@seriba/api/notifications-slice'
import { undoStep } from '@seriba/api/undo'
import type { Actor } from '@seriba/domain/access/actor'
import { toastLimits } from '@seriba/domain/notifications/event-types'
import { linkOfNotification } from '@seriba/domain/notifications/notification-link'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { type ToastItem, ToastRegion } from '@seriba/ui/Toast'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { newsIcon, useNewsWords } from '../notifications/use-news-words.ts'

/** Notifications from the socket and results of actions; each for 5 s. A win is read first: they wait until it is. */
export function Toasts({ actor }: { actor: Actor }) {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  const winShown = useAppSelector(selectWins).length > 0
  const { titleOf, lotOf } = useNewsWords()
  const close = useCallback((id: string) => void dispatch(toastClosed(Number(id))), [dispatch])

  const undoButton = (step: number, id: string) => (
    <TextButton
      onClick={() => {
        close(id)
        dispatch(undoStep(step))
      }}
    >
      {t('toast.undo')}
    </TextButton>
  )

  function itemOf(toast: Toast): ToastItem {
    const id = String(toast.id)
    if (toast.kind === 'message') {
      const { tone, text: title, detail: text, undo } = toast
      return { id, tone, title, text, action: undo !== undefined && undoButton(undo, id) }
    }
    const { event } = toast
    return {
      id,
      icon: newsIcon(event),
      title: titleOf(event),
      text: lotOf(event),
      action: (
        <TextLink
          render={(props) => <Link {...props} to={linkOfNotification(actor, event)} />}
          onClick={() => close(id)}
        >
          {t('toast.open')}
        </TextLink>
      ),
    }
  }

  return (
    <ToastRegion
      label={t('toasts')}
      closeLabel={t('dismiss')}
      durationMs={toastLimits.closeAfterMs}
      toasts={winShown ? [] : toasts.map(itemOf)}
      onClose={close}
    />
  )
}
