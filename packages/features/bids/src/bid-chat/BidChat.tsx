import { useActor } from '@seriba/api/use-actor'
import { canJoinChat } from '@seriba/domain/access/client-visibility'
import { useSideBay } from '@seriba/ui/AppShell'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { lotLinkOf } from '../keyboard/bid-element.ts'
import { ChatPartner } from '../user-popover/UserName.tsx'
import styles from './bid-chat.module.css'
import { type Bay as BayOfList, ChatProvider, type WithChatSlot } from './chat-slot.ts'

type BidChatProps = WithChatSlot & {
  model: Pick<BidListModel, 'params' | 'pointAt'>
  bay?: BayOfList | undefined
  children: ReactNode
}

/** A list whose rows open chats. The bid in the address is the one whose chat is open (DEC09). */
export function BidChat({ model, chat, bay, children }: BidChatProps) {
  const actor = useActor()
  const { bid } = model.params
  const pointAt = useRef(model.pointAt)
  pointAt.current = model.pointAt
  const showTab = useRef(bay?.onTab)
  showTab.current = bay?.onTab

  const chats = useMemo(
    () => ({
      open(bidId: number) {
        showTab.current?.('chat')
        pointAt.current(bidId)
      },
      joins: ({ user }: { user: unknown }) => actor !== null && canJoinChat(actor, user ? 'other' : 'self'),
    }),
    [actor],
  )
  useReturnFocus(bid)
  if (!chat) return children
  return (
    <ChatProvider value={chats}>
      {/* Beside the list where there is room for both. */}
      <div className={styles.split} data-open={bid !== null || undefined}>
        {children}
        {bid !== null && (
          <Suspense>
            <Bay />
            {chat({
              bidId: bid,
              onClose: () => model.pointAt(null),
              partner: (user) => <ChatPartner user={user} />,
              ...(bay && { bay }),
            })}
          </Suspense>
        )}
      </div>
    </ChatProvider>
  )
}

/** The focused element may be gone since the list made room for the chat; then its row's link takes the focus. */
function useReturnFocus(bid: number | null) {
  const open = useRef(bid)
  useEffect(() => {
    const closed = bid === null ? open.current : null
    open.current = bid
    if (closed !== null && document.activeElement === document.body)
      lotLinkOf(closed)?.focus({ preventScroll: true })
  }, [bid])
}

/** The list is not covered if the menu can make room. */
function Bay() {
  useSideBay()
  return null
}
