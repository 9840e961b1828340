import type { ChatSlot } from '@seriba/bids/manager'
import { lazy } from 'react'

const ChatPanel = lazy(() => import('@seriba/chat/manager').then((m) => ({ default: m.ChatPanel })))

/** The chat in the lists of bids; fetched when the first one is opened. */
export const chat = (slot: ChatSlot) => <ChatPanel {...slot} />
