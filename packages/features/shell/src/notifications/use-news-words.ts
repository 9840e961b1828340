import type { News } from '@seriba/contracts/notifications'
import { isOfAnother, sideOfEvent } from '@seriba/domain/notifications/news'
import { Clock, Gavel, Languages, MessageSquare, PackageSearch, Search, Trophy, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import { useSession } from '../session/use-session.ts'

/** Whose bid the news are of; offers and translations are the reader's own. */
function clientOf(news: News) {
  if ('bidId' in news) return news
  return 'clientId' in news.detail ? news.detail : { clientId: undefined, client: undefined }
}

/** What an event is called in a toast and in the list, in the language of the page. */
export function useNewsWords() {
  const { t } = useTranslation('notifications')
  const russian = useLanguage() === 'ru'
  const reader = useSession().profile?.detail.userId

  /** The client's name, where the reader is somebody else. */
  function nameIn(news: News): string | undefined {
    const { clientId, client } = clientOf(news)
    return reader !== undefined && isOfAnother(reader, clientId) ? client : undefined
  }

  function titleOf(news: News): string {
    if ('bidId' in news) return t(news.isClientMessage ? 'toast.chatFromClient' : 'toast.chatFromManager')
    const { eventType } = news
    if (eventType === 'managerWinBid')
      return nameIn(news) === undefined ? t('win.title', { count: 1 }) : t('toast.clientWon')
    const told = russian ? news.messageRu : news.messageEn
    return told || t(`toast.${eventType}`)
  }
  return {
    titleOf,
    nameIn,
    lotOf(news: News) {
      const lot = t('toast.lot', news)
      const client = nameIn(news)
      return client === undefined ? lot : t('toast.ofClient', { client, lot })
    },
  }
}

/** Clients’ doings have a face, the staff’s a hammer. */
export function newsIcon(news: News) {
  if ('bidId' in news) return MessageSquare
  if (news.eventType === 'translationReady') return Languages
  if (news.eventType === 'lotOffered') return PackageSearch
  if (news.eventType === 'favoriteStarts') return Clock
  if (news.eventType === 'lotsFound') return Search
  if (news.eventType === 'managerWinBid') return Trophy
  return sideOfEvent(news.eventType) === 'client' ? User : Gavel
}
