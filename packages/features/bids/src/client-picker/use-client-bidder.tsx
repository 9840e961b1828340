import { useBidFromManagerMutation, useExportTypesQuery } from '@seriba/api/bids'
import { useState } from 'react'
import type { Bidder } from '../bid-panel/bidder.ts'
import { useControl } from '../shared/profile.ts'
import { type ChosenClient, ClientField } from './ClientField.tsx'

/** A manager who bids in the name of the client he chooses. */
export function useClientBidder(): Bidder {
  const { data: types = [] } = useExportTypesQuery(undefined, { skip: !useControl('bidType') })
  const [bidFromManager] = useBidFromManagerMutation()
  const [client, setClient] = useState<ChosenClient | null>(null)

  return {
    side: 'manager',
    client: client ?? undefined,
    types,
    place: (bid) =>
      client
        ? bidFromManager({ ...bid, userId: client.userId }).unwrap()
        : Promise.reject(new Error('A bid for nobody')),
    field: (error, touch) => <ClientField client={client} onChoose={setClient} error={error} touch={touch} />,
    forgetClient: () => setClient(null),
  }
}
