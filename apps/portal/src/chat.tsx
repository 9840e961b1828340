import type { ChatSlot } from '@seriba/bids/client'
import { lazy } from 'react'

const ChatPanel = lazy(() => import('@seriba/chat/client').then((m) => ({ default: m.ChatPanel })))

/** The chat in the lists of bids; fetched when the first one is opened. */
export const chat = (slot: ChatSlot) => <ChatPanel {...slot} />
