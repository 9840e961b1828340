import { toApiError } from '@seriba/api/api-error'
import { clearBiddingClient, getBiddingClient } from '@seriba/api/bidding-client'
import { useCreateGroupFromManagerMutation } from '@seriba/api/manager/bid-groups'
import { useClientCostChoicesQuery } from '@seriba/api/manager/costs'
import { useControl } from '@seriba/api/use-control'
import { useState } from 'react'
import { type ChosenClient, ClientField } from '../client-picker/ClientField.tsx'
import { ComparePage } from './ComparePage.tsx'
import styles from './compare.module.css'
import type { GroupBuyer } from './group-buyer.ts'

/** For staff: lots with their landed cost at the chosen client's port, and bids in that client's name. */
export function ManagerComparePage() {
  const [client, setClient] = useState<ChosenClient | null>(getBiddingClient)
  const [create, { isLoading, error, reset }] = useCreateGroupFromManagerMutation()
  const maySearch = useControl('clientSearch')
  const mayBid = useControl('bidForm') && maySearch
  const userId = client?.userId ?? 0
  const { currentData: choices } = useClientCostChoicesQuery({ userId }, { skip: !client || !maySearch })
  const choose = (next: ChosenClient | null) => {
    if (!next) clearBiddingClient()
    reset()
    setClient(next)
  }
  const buyer: GroupBuyer = {
    side: 'manager',
    mayBid,
    isNobody: client === null,
    clientId: client?.userId,
    field: maySearch && (
      <div className={styles.client}>
        <ClientField client={client} onChoose={choose} touch={false} />
      </div>
    ),
    choices: client ? choices : undefined,
    // The server says what the client may bid, and whether that limit applies to them.
    allowed: null,
    place: async (group) => (await create({ ...group, userId })).data,
    busy: isLoading,
    error: toApiError(error),
    forget: reset,
    pathOf: (group) => `/bid-groups/${group}?userId=${userId}`,
  }
  return <ComparePage buyer={buyer} />
}
