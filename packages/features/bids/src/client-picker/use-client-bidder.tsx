import { clearBiddingClient, getBiddingClient } from '@seriba/api/bidding-client'
import { useBidFromManagerMutation } from '@seriba/api/manager/bids'
import { useAskBudgetMutation } from '@seriba/api/manager/budget'
import { useClientCostChoicesQuery } from '@seriba/api/manager/costs'
import { useExportTypesQuery } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import { useState } from 'react'
import type { Bidder } from '../bid-panel/bidder.ts'
import { LotBids } from '../client-bids/LotBids.tsx'
import { type ChosenClient, ClientField } from './ClientField.tsx'

/** A manager who bids in the name of the client they choose. */
export function useClientBidder(): Bidder {
  const { data: types = [] } = useExportTypesQuery(undefined, { skip: !useControl('bidType') })
  const [bidFromManager] = useBidFromManagerMutation()
  const [askBudget] = useAskBudgetMutation()
  const [client, setClient] = useState<ChosenClient | null>(getBiddingClient)
  const { currentData: costChoices, isFetching } = useClientCostChoicesQuery(
    { userId: client?.userId ?? 0 },
    { skip: !client },
  )
  const choose = (next: ChosenClient | null) => {
    if (!next) clearBiddingClient()
    setClient(next)
  }

  return {
    side: 'manager',
    client: client ?? undefined,
    types,
    place: (bid) =>
      client
        ? bidFromManager({ ...bid, userId: client.userId }).unwrap()
        : Promise.reject(new Error('A bid for nobody')),
    ask: (question) =>
      client
        ? askBudget({ ...question, userId: client.userId }).unwrap()
        : Promise.reject(new Error('A question to nobody')),
    field: (error, touch, maximum) => (
      <ClientField client={client} onChoose={choose} error={error} touch={touch} maximum={maximum} />
    ),
    costChoices,
    costChoicesPending: isFetching && !costChoices,
    bidsOn: (lotId) => <LotBids lotId={lotId} />,
    forgetClient: () => choose(null),
  }
}
