import type { BidUser } from '@seriba/contracts/bid-lists'
import { IconButton } from '@seriba/ui/IconButton'
import { LotBadge } from '@seriba/ui/LotBadge'
import { Sheet } from '@seriba/ui/Sheet'
import { useWide } from '@seriba/ui/use-wide'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Conversation } from '../messages/Conversation.tsx'
import styles from './ChatPanel.module.css'
import { type Chat, useChat } from './use-chat.ts'

export type ChatPanelProps = {
  bidId: number
  onClose: () => void
  /** The other party; null means the company. */
  partner: (user: BidUser | null) => ReactNode
  /** Inside a part of the page that frames it: without a head and a close button. */
  isPart?: boolean | undefined
}

type Content = ChatPanelProps & {
  /** What is below the head, given the conversation. */
  children?: (conversation: ReactNode) => ReactNode
}

/**
 * The chat about one bid: next to the list if there is room for both, over it in narrower windows, a sheet on touch
 * screens.
 */
export function ChatPanel({
  bidId,
  onClose,
  partner,
  isPart,
  children = (conversation) => conversation,
}: Content) {
  const { t } = useTranslation(['chat', 'common'])
  const wide = useWide()
  const chat = useChat(bidId)
  const close = t('close')
  const head = chat.data && (
    <>
      <p className={styles.partner}>{partner(chat.data.user)}</p>
      {chat.data.comment && (
        <p className={styles.comment}>
          <b>{t('comment')}</b> {chat.data.comment}
        </p>
      )}
    </>
  )
  const content = children(<Conversation key={bidId} chat={chat} sendByEnter={wide} />)

  if (isPart)
    return (
      <div className={styles.part}>
        {head}
        {content}
      </div>
    )
  if (!wide)
    return (
      <Sheet isOpen inAddress onClose={onClose} closeLabel={close} title={<Title chat={chat} />}>
        <div className={styles.sheet}>
          {head}
          {content}
        </div>
      </Sheet>
    )
  return (
    <Floating label={t('title')} onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Title chat={chat} />
        </h2>
        <IconButton icon={X} size="xs" label={close} tooltip={false} onClick={onClose} />
      </header>
      {head}
      {content}
    </Floating>
  )
}

function Title({ chat: { data } }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  if (!data) return t('title')
  return (
    <span className={styles.lot}>
      <LotBadge className={styles.badge}>{data.lotNo}</LotBadge>
      <span className="truncate">{data.auctionName}</span>
    </span>
  )
}

/** Next to the page, not over it: the page stays usable, and Escape closes the chat from inside. */
function Floating({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  // Looked up before the message field takes the focus.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement) || document.activeElement !== document.body) return
      // A list that has made room for the chat may have replaced the element.
      const opener = before.isConnected ? before : document.getElementById(before.id)
      opener?.focus()
    },
    [before],
  )
  return (
    <aside
      aria-label={label}
      className={styles.floating}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        onClose()
      }}
    >
      {children}
    </aside>
  )
}
