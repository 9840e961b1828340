import { lazy, Suspense } from 'react'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'

const Page = lazy(() =>
  import('./ManagerNegotiationsPage.tsx').then((module) => ({ default: module.ManagerNegotiationsPage })),
)

/** The desk's negotiations, loaded when they are first opened. */
export const NegotiationsPage = ({ chat }: WithChatSlot) => (
  <Suspense>
    <Page chat={chat} />
  </Suspense>
)
