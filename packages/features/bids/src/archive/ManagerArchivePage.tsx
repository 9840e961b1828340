import { lazy, Suspense } from 'react'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'

const StaffArchive = lazy(() =>
  import('./StaffArchive.tsx').then((module) => ({ default: module.StaffArchive })),
)

/** Loaded when it is first opened: the Bid Manager, where staff start, does not include it. */
export const ManagerArchivePage = ({ chat }: WithChatSlot) => (
  <Suspense>
    <StaffArchive chat={chat} />
  </Suspense>
)
