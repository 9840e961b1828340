import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { selectToasts, type Toast, toastClosed } from '@seriba/api/notifications-slice'
import type { BidEvent, ChatEvent } from '@seriba/contracts/notifications'
import { toastLimits } from '@seriba/domain/notifications/event-types'
import { type ToastItem, ToastRegion } from '@seriba/ui/Toast'
import { Gavel, MessageSquare } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'

/** What the socket told and what an action came to; each for 5 s. */
export function Toasts() {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  const itemOf = useItem()
  const close = useCallback((id: string) => void dispatch(toastClosed(Number(id))), [dispatch])
  return (
    <ToastRegion
      label={t('region')}
      closeLabel={t('dismiss')}
      durationMs={toastLimits.closeAfterMs}
      toasts={toasts.map(itemOf)}
      onClose={close}
    />
  )
}

function useItem() {
  const { t } = useTranslation('notifications')
  const russian = useLanguage() === 'ru'

  function titleOf(event: BidEvent | ChatEvent): string {
    if ('bidId' in event) return t(event.isClientMessage ? 'toast.chatFromClient' : 'toast.chatFromManager')
    const told = russian ? event.messageRu : event.messageEn
    const { eventType } = event
    return told || eventType === 'chatMessage' || eventType === 'managerWinBid'
      ? told
      : t(`toast.${eventType}`)
  }

  return (toast: Toast): ToastItem => {
    const id = String(toast.id)
    if (toast.kind === 'message') return { id, tone: toast.tone, title: toast.text, text: toast.detail }
    const { event } = toast
    return {
      id,
      icon: 'bidId' in event ? MessageSquare : Gavel,
      title: titleOf(event),
      text: t('toast.lot', {
        lotNo: event.lotNo,
        auctionName: event.auctionName,
        specification: event.specification,
      }),
    }
  }
}
