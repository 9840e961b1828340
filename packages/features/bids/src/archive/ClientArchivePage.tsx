import { useActor } from '@seriba/api/use-actor'
import { isDealer } from '@seriba/domain/access/actor'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { ArchiveList } from './ArchiveList.tsx'
import { archiveColumns, dealerArchiveColumns } from './archive-columns.ts'

/** How a buyer's past bids ended; for dealers, including their clients' bids. */
export function ClientArchivePage({ chat }: WithChatSlot) {
  const actor = useActor()
  const dealer = actor !== null && isDealer(actor)
  return (
    <ArchiveList
      chat={chat}
      side="client"
      scrolls={!dealer}
      columnsFor={dealer ? dealerArchiveColumns : archiveColumns}
      filters={dealer ? 'dealer' : 'client'}
    />
  )
}
