import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { ArchiveList } from './ArchiveList.tsx'
import { staffArchiveColumns } from './archive-columns.ts'

/** How every client's past bids ended (DEC08). */
export function StaffArchive({ chat }: WithChatSlot) {
  return (
    <ArchiveList
      chat={chat}
      side="manager"
      scrolls={false}
      columnsFor={staffArchiveColumns}
      filters="manager"
    />
  )
}
