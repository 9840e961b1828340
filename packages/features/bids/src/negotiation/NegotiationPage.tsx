import { lazy, Suspense } from 'react'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { NegotiationLoading } from './NegotiationLoading.tsx'

const Page = lazy(() =>
  import('./ClientNegotiationPage.tsx').then((module) => ({ default: module.ClientNegotiationPage })),
)

/** The client's own negotiation, loaded when it is first opened. */
export const NegotiationPage = (props: WithChatSlot) => (
  <Suspense fallback={<NegotiationLoading />}>
    <Page {...props} />
  </Suspense>
)
