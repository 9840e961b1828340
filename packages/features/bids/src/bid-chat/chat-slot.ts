import type { Bid, BidUser } from '@seriba/contracts/bid-lists'
import { createContext, type ReactNode, useContext } from 'react'

/** What a list tells the chat that an app puts into it. */
export type ChatSlot = {
  bidId: number
  onClose: () => void
  /** Draws the other party; null means the company. */
  partner: (user: BidUser | null) => ReactNode
  /** For staff: what is shown next to the chat, and which part of it is open. */
  bay?: Bay
  /** Inside a part of the page that frames it. */
  isPart?: boolean
}

export type BayTab = 'chat' | 'lot' | 'history'

export type Bay = {
  tab: BayTab
  onTab: (tab: BayTab) => void
  /** Other bids on the lot: their tab's name and count, and its content. */
  lot: { label: string; count: number | undefined; content: ReactNode }
}

/** Pages of bids get their chat from the app: features do not import each other. */
export type WithChatSlot = { chat?: ((slot: ChatSlot) => ReactNode) | undefined }

type Chats = {
  open: (bidId: number) => void
  /** Whether the viewer takes part in the chat about a bid. */
  joins: (bid: Pick<Bid, 'user'>) => boolean
}

const ChatContext = createContext<Chats | null>(null)
export const ChatProvider = ChatContext.Provider

/** Null if messages can only be read. */
export const useChats = () => useContext(ChatContext)
