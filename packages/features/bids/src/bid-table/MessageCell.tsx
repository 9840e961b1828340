import type { Bid } from '@seriba/contracts/bid-lists'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { ChevronRight, MessageSquare, MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChats } from '../bid-chat/chat-slot.ts'
import styles from './bid-table.module.css'
import type { CellProps } from './column.ts'
import { usePreservedFocus } from './use-preserved-focus.ts'

type MessageProps = Pick<CellProps, 'bid' | 'side'> & {
  /** On a card, the whole line is tappable, and says so. */
  touch?: boolean | undefined
}

/** The link to a chat has two shapes, depending on the room for messages. */
const idOf = ({ bidId }: Bid) => `chat-of-${bidId}`

const isUnread = ({ message, isRead }: Bid) => message !== null && !isRead

/** The comment on the bid and the last message about it; clicking it opens the chat. */
export function MessageCell({ bid, touch, ...props }: MessageProps) {
  return (
    <span className={styles.messages}>
      {bid.comment && <BidComment comment={bid.comment} whole={touch} />}
      <LastMessage bid={bid} touch={touch} {...props} />
    </span>
  )
}

/** What the buyer wrote to the manager with the bid. */
export function BidComment({ comment, whole }: { comment: string; whole?: boolean | undefined }) {
  const { t } = useTranslation('bids')
  return (
    <span className={styles.comment} data-whole={whole || undefined} title={comment}>
      <Icon icon={MessageSquareQuote} size={14} />
      <span className="visually-hidden">{t('list.comment')}: </span>
      <span className="truncate">{comment}</span>
    </span>
  )
}

function LastMessage({ bid, touch }: MessageProps) {
  const { t } = useTranslation('bids')
  const chats = useChats()
  const unread = isUnread(bid)
  usePreservedFocus(idOf(bid))
  const content = (
    <>
      {unread && <i role="img" aria-label={t('list.unread')} className={styles.dot} />}
      <Icon icon={MessageSquare} size={14} />
      <span className="truncate">{bid.message ?? t('list.noMessages')}</span>
    </>
  )
  const look = {
    className: styles.message,
    'data-unread': unread || undefined,
    title: bid.message ?? undefined,
  }
  if (!chats?.joins(bid)) return <span {...look}>{content}</span>
  return (
    <button
      type="button"
      id={idOf(bid)}
      {...look}
      data-touch={touch || undefined}
      onClick={() => chats.open(bid.bidId)}
    >
      <span className="visually-hidden">{t('list.openChat', { lotNo: bid.lotNo })}</span>
      {content}
      {touch && <Icon icon={ChevronRight} size={16} />}
    </button>
  )
}

/** If there is no room for messages, the link's label has the last one; it is also shown on hover. */
export function ChatButtonCell({ bid }: Pick<CellProps, 'bid'>) {
  const { t } = useTranslation('bids')
  const chats = useChats()
  usePreservedFocus(idOf(bid))
  if (!chats?.joins(bid)) return null
  return (
    <span className={styles.chatButton}>
      {isUnread(bid) && <i role="img" aria-label={t('list.unread')} className={styles.dot} />}
      <IconButton
        id={idOf(bid)}
        icon={bid.comment ? MessageSquareQuote : MessageSquare}
        size="sm"
        label={[t('list.openChat', { lotNo: bid.lotNo }), bid.comment, bid.message]
          .filter(Boolean)
          .join(': ')}
        onClick={() => chats.open(bid.bidId)}
      />
    </span>
  )
}
