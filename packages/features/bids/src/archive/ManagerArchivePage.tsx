import { lazy, Suspense } from 'react'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'

const StaffArchive = lazy(() =>
  import('./StaffArchive.tsx').then((module) => ({ default: module.StaffArchive })),
)

/** Fetched when it is first opened: the Bid Manager, which staff begins with, does not carry it. */
export const ManagerArchivePage = ({ chat }: WithChatSlot) => (
  <Suspense>
    <StaffArchive chat={chat} />
  </Suspense>
)
