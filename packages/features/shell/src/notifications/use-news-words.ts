import type { News } from '@seriba/contracts/notifications'
import { sideOfEvent } from '@seriba/domain/notifications/news'
import { Gavel, Languages, MessageSquare, PackageSearch, Trophy, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'

/** What an event is called in a toast and in the list, in the language of the page. */
export function useNewsWords() {
  const { t } = useTranslation('notifications')
  const russian = useLanguage() === 'ru'

  function titleOf(news: News): string {
    if ('bidId' in news) return t(news.isClientMessage ? 'toast.chatFromClient' : 'toast.chatFromManager')
    const { eventType } = news
    if (eventType === 'managerWinBid') return t('win.title', { count: 1 })
    const told = russian ? news.messageRu : news.messageEn
    return told || t(`toast.${eventType}`)
  }
  return {
    titleOf,
    lotOf: ({ lotNo, auctionName, specification }: News) =>
      t('toast.lot', { lotNo, auctionName, specification }),
  }
}

/** Clients’ doings have a face, the staff’s a hammer. */
export function newsIcon(news: News) {
  if ('bidId' in news) return MessageSquare
  if (news.eventType === 'translationReady') return Languages
  if (news.eventType === 'lotOffered') return PackageSearch
  if (news.eventType === 'managerWinBid') return Trophy
  return sideOfEvent(news.eventType) === 'client' ? User : Gavel
}
